/**
 * Text of an information page or a news article, compiled from Markdown (`compile-text.ts`). It is plain data without
 * HTML.
 */

/**
 * Part of a text. `to` is a path on this site, `href` an external URL. A string can contain placeholders such as
 * `{name}`, which are replaced with their values.
 */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  | { to: string; text: Inline[] }
  | { href: string; text: Inline[] };

/** Picture in a text. `id` is the id of an uploaded picture. */
export interface TextPicture {
  id: string;
  /** Description for people who cannot see the picture. Both `alt` and `caption` can contain placeholders. */
  alt: string;
  caption?: string;
  /**
   * Size in pixels of the picture's widest version, so that browsers reserve the space before the picture is loaded.
   */
  width: number;
  height: number;
}

export type Block =
  | { paragraph: Inline[] }
  | { list: Inline[][]; ordered: boolean }
  | { picture: TextPicture };

export interface Section {
  /** Heading of the section; undefined only for the content above the first heading. */
  title?: string;
  blocks: Block[];
}

export interface InfoText {
  title: string;
  sections: Section[];
}
