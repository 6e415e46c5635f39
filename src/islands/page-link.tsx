'use client';

export { PageLink } from '../runtime/page-link';
