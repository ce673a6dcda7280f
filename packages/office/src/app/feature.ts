import type { MessageDescriptor } from '@lingui/core';
import type { Clerk } from '@wl/contract/office/staff';
import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** Search parameter type for pages that accept no search parameters. */
export type NoSearch = Record<never, never>;

/**
 * Search parameters of each page for signed-in clerks, by path in the router's notation (`/members/$id`). Each feature
 * declares its pages here (`declare module` in `office.tsx`), so that the compiler checks all links to them. The router
 * itself defines `/`, which redirects to the first page that the clerk may open.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add their pages
export interface OfficePages {}

/**
 * Pages that can be opened without signing in, with their search parameters. Features add their pages here, as they do
 * to `OfficePages`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add their pages
export interface EntrancePages {}

/**
 * Names of the groups in the navigation. A feature declares a group here (`declare module` in `office.tsx`) and defines
 * the heading and position in `groups`. Every feature can add links to every group.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add their groups
export interface OfficeGroups {}

/** Group of links in the navigation. */
export interface LinkGroup {
  heading: MessageDescriptor;
  /** Position of the group in the navigation; groups with lower numbers come first. */
  order: number;
}

/** Link in the navigation. */
export interface PageLink {
  /**
   * Permission that a clerk needs to see the link. The page itself is not guarded: without the permission, the server
   * rejects the page's requests, and the page shows the error.
   */
  permission: string;
  group: keyof OfficeGroups;
  /** Position of the link within its group; links with lower numbers come first. */
  order: number;
  label: MessageDescriptor;
  /**
   * Component that shows a count or an alarm after the link's label, rendered only for clerks with the link's
   * permission.
   */
  badge?: ComponentType;
  /** Rank of the page for the redirect from `/`, which opens the permitted page with the lowest rank. */
  home?: number;
  /** Role whose clerks start on this page if they have no other role. */
  startOf?: Clerk['roles'][number];
}

/** Page that does not require a signed-in clerk, such as the sign-in page. */
export interface EntrancePage<Search = object> {
  /** Page component, which is loaded when the page is opened: `lazyRouteComponent(() => import('./pages/…'), '…')`. */
  component: RouteComponent;
  /** Returns the valid search parameters from a URL. If this function is omitted, the page has no search parameters. */
  search?: (search: Record<string, unknown>) => Search;
}

export interface OfficePage<Search = object> extends EntrancePage<Search> {
  /** Link in the navigation. Pages without a link are opened from other pages. */
  link?: PageLink;
}

/** Page type in which `search` is required if the page has search parameters. */
type Validated<Page extends EntrancePage, Search> = [keyof Search] extends [never]
  ? Page
  : Page & Required<Pick<Page, 'search'>>;

export interface OfficeFeature {
  /** Groups that this feature adds to the navigation, by name. */
  groups?: { [Name in keyof OfficeGroups]?: LinkGroup };
  /** Pages for signed-in clerks, by path. */
  pages?: {
    [Path in keyof OfficePages]?: Validated<OfficePage<OfficePages[Path]>, OfficePages[Path]>;
  };
  /** Pages that do not require a signed-in clerk, by path. */
  entrances?: {
    [Path in keyof EntrancePages]?: Validated<
      EntrancePage<EntrancePages[Path]>,
      EntrancePages[Path]
    >;
  };
  /**
   * Names of the other features whose components this feature shows on its pages. Those features' texts load with this
   * feature's texts. A test compares the names with the imports.
   */
  uses?: readonly string[];
  /** Control in the bar above every page, shown to clerks with the permission. It is defined in `control.tsx`. */
  control?: { permission: string; component: ComponentType };
}

/**
 * Returns the definition unchanged. The call only checks the type of the definition. Every `office.tsx` is loaded at
 * startup, so it must load its pages lazily. The texts in `office.tsx` and `control.tsx` appear on every page and
 * therefore belong to the shell's catalogue. All other texts of a feature load with the feature's pages.
 */
export const defineOfficeFeature = (feature: OfficeFeature): OfficeFeature => feature;
