declare module 'mjml' {
  interface Compiled {
    html: string;
    errors: readonly { formattedMessage: string }[];
  }
  interface Options {
    validationLevel?: 'strict' | 'soft' | 'skip';
    /** URLs of the style sheets that load the fonts, indexed by font name. */
    fonts?: Readonly<Record<string, string>>;
  }
  export default function compile(source: string, options?: Options): Promise<Compiled>;
}
