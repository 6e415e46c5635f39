declare module 'virtual:pictures' {
  /** Every photograph by id, as it is delivered. */
  const pictures: Readonly<Record<string, import('./pictures').DeliveredPicture>>;
  export default pictures;
}
