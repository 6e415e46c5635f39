/**
 * Before porting, this was a client component with `useRouter().path`. The server knows the path of
 * each page that it builds.
 */
export const Here = ({ path }: { readonly path: string }) => <p>At {path}</p>;
