import type { Messages } from '@lingui/core';
import type { ComponentType } from 'react';

/** What the loader of a `.po` file gives. */
export interface Catalogue {
  messages: Messages;
}

export interface Page {
  /** Path as the router writes it: `/news/$slug`. */
  path: string;
  /** The page, always lazy. It is the module's default export. */
  page: () => Promise<{ default: ComponentType }>;
  /**
   * Who may enter. `member` runs the login gate (specification §4); `confirmed` also asks for a confirmed e-mail address
   * and leads to `/unverified-email-access` without one.
   */
  guard: 'none' | 'member' | 'confirmed';
  /** Nothing for whoever takes a break or is excluded: leads to `/locked-out-player`. */
  closedWhileExcluded?: boolean;
  /** `stage` gives the page the whole window: no footer, no bottom bar. */
  frame?: 'page' | 'stage';
  /** Reads nothing from the server: comes without the query cache. Only the visitors' home is so spare. */
  plain?: boolean;
  /** Values a path parameter may have; any other value is a page that does not exist. */
  only?: Record<string, readonly string[]>;
}

export interface Feature {
  name: string;
  /** `import.meta.glob('./locales/*.po')`: loaded in the member's language before a page of this feature shows. */
  catalogues: Record<string, () => Promise<unknown>>;
  pages: readonly Page[];
}

/** Checks a feature's description; nothing else. A `routes.tsx` holds lazy imports only: all of them load at the start. */
export const defineFeature = (feature: Feature): Feature => feature;
