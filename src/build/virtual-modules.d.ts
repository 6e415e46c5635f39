declare module 'virtual:logos' {
  /** Every client's wordmark by the client's id. */
  const logos: Readonly<Record<string, import('./logos').DeliveredLogo>>;
  export default logos;
}
declare module 'virtual:pictures' {
  /** Every photograph by id, as it is delivered. */
  const pictures: Readonly<
    Record<import('../content/pictures').PictureId, import('../parts/picture').DeliveredPicture>
  >;
  export default pictures;
}
