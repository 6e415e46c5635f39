declare module 'virtual:logos' {
  /** Every client's wordmark by the client's id. */
  const logos: Readonly<Record<string, import('./logos').DeliveredLogo>>;
  export default logos;
}
