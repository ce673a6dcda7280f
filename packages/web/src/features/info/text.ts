/** What a page of the information desk is made of once its Markdown was compiled (`info-texts.ts`). Plain data: no HTML anywhere. */

/** `to` is a page of ours, `file` one of our files, `href` an address elsewhere; texts hold `{name}` in place of a fact such as a limit. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  | { to: string; text: Inline[] }
  | { file: string; text: Inline[] }
  | { href: string; text: Inline[] };

export type Block = { paragraph: Inline[] } | { list: Inline[][]; ordered: boolean };

export interface Section {
  /** Missing only of what stands above the first heading. */
  title?: string;
  blocks: Block[];
}

export interface InfoText {
  title: string;
  sections: Section[];
}
