import type { OfficeItem } from '@wl/contract/office/market';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import { useState } from 'react';
import { afterSales, changesOf, type Draft, draftOf, fasterThan, newDraft } from './draft.ts';

/** Placeholder slug of a new item. No real slug contains this character. */
export const NEW_ITEM = '*';

interface Begun {
  draft: Draft;
  /** Item as it was when the clerk began editing it; null for a new item. */
  began: OfficeItem | null;
}

export interface Drafts {
  has: (slug: string) => boolean;
  /** Slugs of the items that have unsaved input. */
  unsaved: ReadonlySet<string>;
  /**
   * Returns the draft of an item, with the item version on which the draft is based. If there is no draft, returns the
   * stored item as a draft, or undefined if the item is unknown.
   */
  of: (slug: string) => Begun | undefined;
  change: (slug: string, change: Partial<Draft>) => void;
  discard: (slug: string) => void;
  /** Rebases the draft on the item's newest edition after another clerk has changed the item. */
  goOn: (slug: string) => void;
  beginNew: (kind: BonusKindName) => void;
}

/** Keeps a draft for each item while the clerk views another item or the page reloads its data. */
export function useDrafts(items: readonly OfficeItem[]): Drafts {
  const [begun, setBegun] = useState<Readonly<Record<string, Begun>>>({});
  const stored = (slug: string) => items.find((item) => item.slug === slug);
  const of = (slug: string): Begun | undefined => {
    const item = stored(slug);
    const { draft, began } = begun[slug] ?? {};
    if (!draft || began === undefined) return item && { draft: draftOf(item), began: item };
    if (!began || !item || fasterThan(draft, began, item)) return { draft, began };
    return { draft: afterSales(draft, began, item), began: item };
  };
  const without = (slug: string) =>
    setBegun((old) => Object.fromEntries(Object.entries(old).filter(([key]) => key !== slug)));
  return {
    has: (slug) => of(slug) !== undefined,
    unsaved: new Set(Object.keys(begun)),
    of,
    change: (slug, change) => {
      const { draft, began } = of(slug) ?? {};
      if (!draft || began === undefined) return;
      const next = { ...draft, ...change };
      const isOld = began !== null && began.version < (stored(slug)?.version ?? 0);
      // If the clerk restores the original values, no change remains, so the draft is removed.
      if (began && !isOld && changesOf(draftOf(began), next).length === 0) without(slug);
      else setBegun((old) => ({ ...old, [slug]: { draft: next, began } }));
    },
    discard: without,
    goOn: (slug) => {
      const item = stored(slug);
      if (!item) return;
      setBegun((old) => {
        const { draft, began } = old[slug] ?? {};
        if (!draft || !began) return old;
        return { ...old, [slug]: { draft: afterSales(draft, began, item), began: item } };
      });
    },
    beginNew: (kind) =>
      setBegun((old) =>
        old[NEW_ITEM] ? old : { ...old, [NEW_ITEM]: { draft: newDraft(kind), began: null } },
      ),
  };
}
