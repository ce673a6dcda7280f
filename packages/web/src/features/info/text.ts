/** Content of an information page, compiled from Markdown (`info-texts.ts`). Consists of plain data, without HTML. */

/** `to` is a path of this site, `href` an external URL. Texts contain a placeholder `{name}` in place of a fact. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  | { to: string; text: Inline[] }
  | { href: string; text: Inline[] };

export type Block = { paragraph: Inline[] } | { list: Inline[][]; ordered: boolean };

export interface Section {
  /** Undefined only for the content above the first heading. */
  title?: string;
  blocks: Block[];
}

export interface InfoText {
  title: string;
  sections: Section[];
}
