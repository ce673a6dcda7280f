declare module 'naughty-words' {
  /** Word lists by language code, as shipped in the package. */
  const lists: Readonly<Record<'en' | 'es' | 'fr' | 'pt' | 'tr', readonly string[]>>;
  export default lists;
}
declare module 'zipcodes' {
  interface Place {
    zip: string;
    city: string;
    state: string;
    country: string;
  }
  const zipcodes: { lookup(code: string): Place | undefined };
  export default zipcodes;
}
