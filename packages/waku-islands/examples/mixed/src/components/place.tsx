'use client';

import { useRouter } from 'waku';

/** Of a page with Waku's own client: only there is a router. */
export const Place = () => <p>At {useRouter().path}</p>;
