import type { DeskItem } from '@wl/contract/market-desk';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import { useState } from 'react';
import { afterSales, changesOf, type Draft, draftOf, fasterThan, newDraft } from './draft.ts';

/** Stands for the item that is new: no slug has such a character. */
export const NEW_ITEM = '*';

interface Begun {
  draft: Draft;
  /** The item as it was when the clerk began; null for a new one. */
  began: DeskItem | null;
}

export interface Drafts {
  has: (slug: string) => boolean;
  /** Slugs with something typed that is not saved. */
  unsaved: ReadonlySet<string>;
  /** What is typed about an item and what it began with; the item itself where nothing is typed. */
  of: (slug: string) => Begun | undefined;
  change: (slug: string, change: Partial<Draft>) => void;
  discard: (slug: string) => void;
  /** Goes on with what is typed, on top of the newest edition. */
  goOn: (slug: string) => void;
  beginNew: (kind: BonusKindName) => void;
}

/** What is typed about each item, kept while the clerk looks at another one and while the desk is loaded again. */
export function useDrafts(items: readonly DeskItem[]): Drafts {
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
      // Whoever has typed it back has changed nothing.
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
