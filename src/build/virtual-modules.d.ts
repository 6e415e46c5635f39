declare module 'virtual:logos' {
  const logos: Readonly<Record<string, import('./logos').DeliveredLogo>>;
  export default logos;
}
declare module 'virtual:pictures' {
  const pictures: Readonly<
    Record<import('../content/pictures').PictureId, import('../parts/picture').DeliveredPicture>
  >;
  export default pictures;
}
