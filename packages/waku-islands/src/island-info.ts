import type { Client } from './options.ts';
import type { Wake } from './wake-strategies.ts';

/** What the build knows of an island. */
export interface IslandInfo {
  /** Its source file, and the line of its export, for messages. */
  readonly source: string;
  readonly line?: number | undefined;
  readonly name: string;
  /**
   * The names of its chunks, its own first, without those that every island needs. Absent where
   * Waku's client hydrates.
   */
  readonly files?: readonly string[];
  readonly wake: Wake;
  /** The style sheets of its dynamic imports: addresses, and the classes in each. */
  readonly laterStyles?:
    | readonly (readonly [href: string, classes: readonly string[]])[]
    | undefined;
  /** The library that hydrates it. */
  readonly client?: Client | undefined;
  /**
   * Set for a component of a package that the option `include` does not name: it stays HTML.
   */
  readonly package?: string | undefined;
  /** The file of server actions that it imports. */
  readonly actions?: string | undefined;
}

/** What the build knows of the file of an island. */
export interface FileInfo extends Omit<IslandInfo, 'name' | 'line'> {
  /** The line of each export. */
  readonly lines: Readonly<Record<string, number>>;
}
