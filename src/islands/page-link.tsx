'use client';

export { PageLink } from '../runtime/react';
