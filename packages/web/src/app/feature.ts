import type { TextSource } from '@wl/ui/text/catalogues';
import type { ComponentType } from 'react';

export interface Page {
  /** Path in the router's notation, such as `/news/$slug`. */
  path: string;
  /** Loads the page's module, whose default export is the page. */
  page: () => Promise<{ default: ComponentType }>;
  /**
   * Access rule. `member` requires sign-in (login gate, specification §4); `confirmed` also requires a confirmed e-mail
   * address and otherwise redirects to `/unverified-email-access`.
   */
  guard: 'none' | 'member' | 'confirmed';
  /** If true, the page redirects an excluded member, or a member on a break, to `/locked-out-player`. */
  closedWhileExcluded?: boolean;
  /** Frame around the page. With `stage`, the page fills the whole window, without a footer or a bottom bar. */
  frame?: 'page' | 'stage';
  /**
   * True for a page that loads without the query cache, because it needs no data from the server. Only the visitors'
   * home page sets this flag.
   */
  plain?: boolean;
  /** Allowed values of path parameters; any other value shows the not-found page. */
  only?: Record<string, readonly string[]>;
}

/** Feature with its texts. The catalogue for the member's language loads before a page is shown. */
export interface Feature extends TextSource {
  pages: readonly Page[];
}

/**
 * Returns the definition unchanged, so that its type is checked. Use only lazy imports in `routes.tsx` files, because
 * all of these files load at startup.
 */
export const defineFeature = (feature: Feature): Feature => feature;
