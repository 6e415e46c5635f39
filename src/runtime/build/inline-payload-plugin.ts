import type { Plugin } from 'vite';

const WAKU_USES = 'rsc-html-stream/server';
const ID = '\0noughtline:inline-payload';

/**
 * Waku writes a page's payload into its HTML a second time, and `shapePage`
 * takes it out again. This leaves it out in the first place, which halves what
 * goes through both. Should Waku come to write it by other means, `shapePage`
 * still takes it out. In development, and in Waku's own output, nothing changes.
 */
export function inlinePayloadPlugin(): Plugin {
  return {
    name: 'noughtline:inline-payload',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const isLeftOut = this.environment.name === 'ssr' && process.env.NOUGHTLINE_STOCK !== '1';
      return isLeftOut && id === WAKU_USES ? ID : null;
    },
    load: (id) => (id === ID ? `export ${leaveOut}` : null),
  };
}

/** In the place of the function of this name: hands the HTML on as it is. */
const leaveOut = `function injectRSCPayload(payload) {
  payload.cancel();
  return new TransformStream();
}`;
