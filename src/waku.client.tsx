import { allowStructuredData, start } from './runtime/client';

start({
  beforeHydrate: allowStructuredData,
  afterHydrate: linkManifest,
  // Day or night is put on the document before React comes; hydration would warn of it.
  development: 'render',
});

/** The web manifest is fetched as soon as it is linked, and wanted by nobody before a page is touched. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${import.meta.env.BASE_URL}site.webmanifest`;
  document.head.append(link);
}
