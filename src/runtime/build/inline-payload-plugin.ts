import type { Plugin } from 'vite';
import { insteadOf } from './instead-of';

const WAKU_USES = 'rsc-html-stream/server';

/**
 * Waku writes a page's payload into its HTML a second time, and `shapePage`
 * takes it out again. This leaves it out in the first place, which halves what
 * goes through both. Should Waku come to write it by other means, `shapePage`
 * still takes it out.
 */
export const inlinePayloadPlugin = (): Plugin =>
  insteadOf({
    name: 'inline-payload',
    ids: [WAKU_USES],
    isFor: (_, environment) => environment === 'ssr',
    code: leaveOut,
  });

/** In the place of the function of this name: hands the HTML on as it is. */
const leaveOut = `export function injectRSCPayload(payload) {
  payload.cancel();
  return new TransformStream();
}`;
