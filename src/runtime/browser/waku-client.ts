/* The imports from Waku's client modules; see `waku.ts`, whose EXPORTS and NAMES list them. */
import type { ComponentProps } from 'react';
import type { Link } from 'waku';

export { Link, useRouter } from 'waku';
export { unstable_defaultRootOptions as defaultRootOptions } from 'waku/client';
export { useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer } from 'waku/minimal/client';
export { Router } from 'waku/router/client';

/** The stable properties of Waku's link. */
export type LinkProps = Omit<ComponentProps<typeof Link>, `unstable_${string}`>;

/** Properties of a link that fetch its payload when the pointer enters it. */
export const prefetchOnEnter = (ttl: number): object => ({ unstable_prefetchOnEnter: { ttl } });

const waku = globalThis as { __WAKU_HYDRATE__?: boolean; __WAKU_INITIAL_RSC__?: unknown };

/** Whether the page is Waku's own output, with its payload inlined. */
export const isRendered = (): boolean => waku.__WAKU_HYDRATE__ === true;

/** Passes Waku the payload of the page to hydrate. */
export function handOver(payload: ArrayBuffer): void {
  waku.__WAKU_HYDRATE__ = true;
  waku.__WAKU_INITIAL_RSC__ = { response: Promise.resolve(new Response(payload)) };
}
