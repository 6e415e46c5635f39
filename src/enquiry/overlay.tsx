import { DialogContent, DialogRoot } from '@ark-ui/react/dialog';
import { animate } from 'motion/mini';
import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

/** What stands over the form: Ark's Dialog, or a plain one where its code has not come. */
export type Box = ComponentType<{
  readonly isOpen: boolean;
  /** Of the box and of what in it names and describes it. */
  readonly ids: Readonly<Record<'content' | 'title' | 'description', string>>;
  readonly onDismiss: () => void;
  /** Called once it has moved out. */
  readonly onGone: () => void;
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}>;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Ark's Dialog, moved in and out by Motion. The page behind is `inert`, which the browser sees to:
 * of Ark's own traps none is used, nor in the bundle (`src/build/vite.ts`).
 */
export const Overlay: Box = ({ isOpen, ids, onDismiss, onGone, children, ...place }) => {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves as it opens and as it closes
  useEffect(() => {
    if (isStill() || !box.current) {
      if (!isOpen) onGone();
      return;
    }
    const [from, to] = isOpen ? [0, 1] : [1, 0];
    const rise = ['translateY(16px)', 'none'];
    const moving = animate(
      box.current,
      { opacity: [from, to], transform: isOpen ? rise : rise.toReversed() },
      { duration: 0.3 },
    );
    if (!isOpen) moving.then(onGone);
  }, [isOpen]);
  return (
    <DialogRoot
      open
      ids={ids}
      modal={false}
      closeOnInteractOutside={false}
      onOpenChange={onDismiss}
    >
      <DialogContent ref={box} aria-modal="true" inert={!isOpen} {...place}>
        {children}
      </DialogContent>
    </DialogRoot>
  );
};
