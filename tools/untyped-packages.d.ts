declare module 'mjml' {
  interface Compiled {
    html: string;
    errors: readonly { formattedMessage: string }[];
  }
  interface Options {
    validationLevel?: 'strict' | 'soft' | 'skip';
    /** Fonts to load, by name. */
    fonts?: Readonly<Record<string, string>>;
  }
  export default function compile(source: string, options?: Options): Promise<Compiled>;
}
