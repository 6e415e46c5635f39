'use client';

import { useRouter } from 'waku';

/** Reads the router, which only pages with Waku's own client have. */
export const Place = () => <p>At {useRouter().path}</p>;
