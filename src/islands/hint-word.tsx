'use client';

import { Tooltip } from '@ark-ui/react/tooltip';
import type { ReactNode, RefObject } from 'react';

/** The tooltip of a {@link Hint}, placed where there is room for it. */
export default function HintWord({
  open,
  onClose,
  anchor,
  className,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      positioning={{ getAnchorElement: () => anchor.current, placement: 'top', gutter: 8 }}
      interactive
      lazyMount
      unmountOnExit
    >
      <Tooltip.Positioner>
        <Tooltip.Content className={className}>{children}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
