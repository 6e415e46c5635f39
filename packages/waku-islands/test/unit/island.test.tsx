import { createContext, type ReactNode, use, useEffect, useId } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { IslandInfo } from '../../src/island-info';
import { island } from '../../src/ssr/island';

const INFO: IslandInfo = {
  source: 'src/islands/part.tsx',
  name: 'Part',
  files: ['part-a1.js'],
  wake: 'press',
};
type Props = Readonly<Record<string, unknown>>;
const rendered = (
  Component: (props: never) => ReactNode,
  props: Props = {},
  info: Partial<IslandInfo> = {},
) => {
  const Island = island(Component as (props: Props) => ReactNode, { ...INFO, ...info });
  return renderToString(<Island {...props} />);
};

test('the element of an island holds the chunk, the strategy, the props, and the component’s HTML', () => {
  const Part = ({ label }: { label: string }) => <button type="button">{label}</button>;
  expect(rendered(Part, { label: 'a "b"' }, { wake: 'visible' })).toBe(
    '<waku-island data-island="Part part-a1.js" data-wake="visible" data-props="{&quot;label&quot;:&quot;a \\&quot;b\\&quot;&quot;}"><button type="button">a &quot;b&quot;</button></waku-island>',
  );
});

test('an island has the prefix of its ids only where its component uses ids', () => {
  const WithId = () => <p id={useId()} />;
  const [, prefix] = /data-prefix="([^"]+)"/.exec(rendered(WithId)) ?? [];
  expect(prefix).toBeTruthy();
  expect(rendered(WithId)).toContain(`${prefix}R_0_"`);
  expect(rendered(() => <p />)).not.toContain('data-prefix');
});

test('an island that never wakes is plain HTML', () => {
  expect(rendered(() => <p>a</p>, {}, { wake: 'never' })).toBe('<p>a</p>');
});

describe('elements among the props', () => {
  const Box = ({ children, icons }: { children?: ReactNode; icons?: { on: ReactNode } }) => (
    <div>
      {children}
      {icons?.on}
    </div>
  );

  test('stand in numbered slots', () => {
    const html = rendered(Box, { children: ['text ', <b key="b">bold</b>], icons: { on: <i /> } });
    expect(html).toContain(
      '<waku-slot data-slot="0">text <b>bold</b></waku-slot><waku-slot data-slot="1"><i></i></waku-slot>',
    );
    expect(html).toContain('{&quot;$s&quot;:&quot;1&quot;}');
  });

  test('that are not rendered at first wait in a template', () => {
    const Closed = () => <p>closed</p>;
    expect(rendered(Closed, { children: <b>later</b> })).toContain(
      '</waku-island><template data-slot="0"><b>later</b></template>',
    );
  });

  test('may be islands themselves', () => {
    const Inner = island(() => <i />, { ...INFO, name: 'Inner' });
    expect(rendered(Box, { children: <Inner /> })).toContain(
      '<waku-slot data-slot="0"><waku-island data-island="Inner part-a1.js">',
    );
  });

  test('rendered twice stop the build', () => {
    const Twice = ({ children }: { children: ReactNode }) => (
      <>
        {children}
        {children}
      </>
    );
    expect(() => rendered(Twice, { children: <b /> })).toThrow('renders the same element twice');
  });
});

describe('what cannot be hydrated stops the build, naming the file, the component and the remedy', () => {
  const Part = () => null;
  test.each([
    [{ onPress: () => {} }, /props\.onPress is a function/],
    [{ since: new Date(0) }, /props\.since is a Date/],
    [{ sizes: { all: new Map() } }, /props\.sizes\.all is a Map/],
    [{ share: Number.NaN }, /props\.share is a number, which does not fit into HTML \(NaN\)/],
    [{ list: [1n] }, /props\.list\.0 is a bigint/],
    [{ slot: { $s: '0' } }, /props\.slot has a key "\$s"/],
  ])('the props %o', (props, message) => {
    expect(() => rendered(Part, props)).toThrow(/^src\/islands\/part\.tsx: the island Part: /);
    expect(() => rendered(Part, props)).toThrow(message);
  });

  test('a context that the island provides itself is no fault', () => {
    const Theme = createContext('day');
    const Reads = () => <p>{use(Theme)}</p>;
    const Provides = () => (
      <Theme value="night">
        <Reads />
      </Theme>
    );
    expect(rendered(Provides)).toContain('<p>night</p>');
  });

  test('an island that has only effects and waits for a press', () => {
    const OnlyEffects = () => {
      useEffect(() => {});
      return null;
    };
    expect(() => rendered(OnlyEffects)).toThrow(
      /renders nothing that could be pressed.*`script`.*'idle'/,
    );
    expect(rendered(OnlyEffects, {}, { wake: 'load' })).toContain('data-wake="load"');
    expect(rendered(Part)).toContain('data-island');
  });
});

test('effects in a component that stays HTML are a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const Still = () => {
    useEffect(() => {});
    return <p />;
  };
  expect(rendered(Still, {}, { wake: 'never' })).toBe('<p></p>');
  expect(warn.mock.lastCall?.[0]).toMatch(/part\.tsx: Part has effects .* they do not run/);
});
