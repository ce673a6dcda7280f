import type { Messages } from '@lingui/core';
import type { ComponentType } from 'react';

/** Result of loading a `.po` file. */
export interface Catalogue {
  messages: Messages;
}

export interface Page {
  /** Path as the router writes it: `/news/$slug`. */
  path: string;
  /** Loads the page, which is the module's default export. */
  page: () => Promise<{ default: ComponentType }>;
  /**
   * Access rule. `member` runs the login gate (specification §4); `confirmed` also requires a confirmed e-mail address
   * and redirects to `/unverified-email-access` without one.
   */
  guard: 'none' | 'member' | 'confirmed';
  /** Closed to members who are excluded or take a break: redirects them to `/locked-out-player`. */
  closedWhileExcluded?: boolean;
  /** `stage` gives the page the whole window, without footer and bottom bar. */
  frame?: 'page' | 'stage';
  /** Reads nothing from the server and loads without the query cache. Only the visitors' home page does. */
  plain?: boolean;
  /** Allowed values of a path parameter; any other value leads to "page not found". */
  only?: Record<string, readonly string[]>;
}

export interface Feature {
  name: string;
  /** `import.meta.glob('./locales/*.po')`: loaded in the member's language before a page of this feature shows. */
  catalogues: Record<string, () => Promise<unknown>>;
  pages: readonly Page[];
}

/** Type-checks a feature's description. A `routes.tsx` contains lazy imports only, because all of them load at the start. */
export const defineFeature = (feature: Feature): Feature => feature;
