declare module 'virtual:pictures' {
  /** Every photograph by id, as it is delivered. */
  const pictures: Readonly<Record<string, import('../parts/picture').DeliveredPicture>>;
  export default pictures;
}
