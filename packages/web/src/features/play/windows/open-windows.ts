import { arrange, onDesk, zones, type Arrangement, type Place, type Zone } from './places.ts';

export interface OpenWindow {
  slug: string;
  category: string;
  place: Place;
  minimised: boolean;
}

/** Open games in the order in which they were opened. */
export interface Desk {
  windows: readonly OpenWindow[];
  /** Slugs from the back to the front. */
  stack: readonly string[];
}

export const MAX_WINDOWS = 4;

export type DeskAction =
  | { type: 'open'; slug: string; category: string; most: number }
  | { type: 'front'; slug: string }
  | { type: 'minimise'; slug: string }
  | { type: 'close'; slug: string }
  | { type: 'place'; slug: string; place: Place }
  | { type: 'snap'; slug: string; zone: Zone }
  | { type: 'arrange'; how: Arrangement };

/** Returns the slug of the front window; null when all are minimised or none is open. */
export function frontOf({ windows, stack }: Desk): string | null {
  return (
    stack.findLast((slug) => windows.some((open) => open.slug === slug && !open.minimised)) ?? null
  );
}

export const emptyDesk: Desk = { windows: [], stack: [] };

const raised = (stack: readonly string[], slug: string) => [
  ...stack.filter((other) => other !== slug),
  slug,
];

const changed = (desk: Desk, slug: string, change: Partial<OpenWindow>): Desk => ({
  ...desk,
  windows: desk.windows.map((open) => (open.slug === slug ? { ...open, ...change } : open)),
});

/** Applies one action. An action for a game that is not open changes nothing. */
export function changeDesk(desk: Desk, action: DeskAction): Desk {
  if (action.type === 'arrange') return arranged(desk, action.how);
  if (action.type === 'open') return opened(desk, action);
  const { slug } = action;
  const own = desk.windows.find((open) => open.slug === slug);
  if (!own) return desk;
  switch (action.type) {
    case 'front':
      if (frontOf(desk) === slug && !own.minimised) return desk;
      return {
        ...changed(desk, slug, { minimised: false }),
        stack: raised(desk.stack, slug),
      };
    case 'minimise':
      return changed(desk, slug, { minimised: true });
    case 'close': {
      const left = {
        windows: desk.windows.filter((open) => open !== own),
        stack: desk.stack.filter((other) => other !== slug),
      };
      return left.windows.length === 1 ? alone(left) : left;
    }
    case 'place':
      return changed(desk, slug, { place: onDesk(action.place) });
    case 'snap':
      return changed(desk, slug, { place: zones[action.zone] });
  }
}

/** Gives the last window the full area. */
function alone(desk: Desk): Desk {
  return {
    ...desk,
    windows: desk.windows.map((open) => ({ ...open, place: zones.full, minimised: false })),
  };
}

function opened(desk: Desk, { slug, category, most }: Extract<DeskAction, { type: 'open' }>): Desk {
  if (desk.windows.some((open) => open.slug === slug)) {
    return changeDesk(desk, { type: 'front', slug });
  }
  const room = Math.max(1, Math.min(most, MAX_WINDOWS));
  const kept = desk.stack.slice(Math.max(0, desk.stack.length - room + 1));
  const others = desk.windows.filter((open) => kept.includes(open.slug));
  const [gone] = desk.windows.filter((open) => !kept.includes(open.slug));
  const next: Desk = {
    windows: [...others, { slug, category, place: gone?.place ?? zones.full, minimised: false }],
    stack: [...kept, slug],
  };
  if (next.windows.length === 1) return alone(next);
  // When all windows are in use, the new game replaces the rearmost one; otherwise all windows are rearranged.
  return gone ? next : arranged(next, next.windows.length > 2 ? 'grid' : 'columns');
}

/**
 * Places every window by an arrangement; with `focus`, the front one gets the first place. Minimised windows stay where
 * they are.
 */
function arranged(desk: Desk, how: Arrangement): Desk {
  const front = frontOf(desk);
  const shown = desk.windows.filter((open) => !open.minimised);
  const order =
    how === 'focus' ? [...shown].sort((a, b) => +(b.slug === front) - +(a.slug === front)) : shown;
  const places = arrange(how, order.length);
  const placeOf = new Map(order.map(({ slug }, at) => [slug, places[at] ?? zones.full]));
  return {
    ...desk,
    windows: desk.windows.map((open) => ({ ...open, place: placeOf.get(open.slug) ?? open.place })),
  };
}
