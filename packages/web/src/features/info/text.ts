/** What a page of the information desk is made of once its Markdown was compiled (`info-texts.ts`). Plain data: no HTML anywhere. */

/** `to` is a path of ours, `href` an address elsewhere; texts hold `{name}` where a number of the house stands. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  | { to: string; text: Inline[] }
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
