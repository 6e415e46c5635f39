'use client';

export { PageLink } from '../runtime/browser/page-link';
