import { arrange, inWindows, zones, type Arrangement, type Place, type Zone } from './places.ts';

export interface OpenWindow {
  slug: string;
  category: string;
  place: Place;
  minimised: boolean;
}

/** Open windows (`windows`), in the order in which they were opened, and their stacking order (`stack`). */
export interface WindowManager {
  windows: readonly OpenWindow[];
  /** Slugs of the open games in stacking order, from back to front. */
  stack: readonly string[];
}

export const MAX_WINDOWS = 4;

/** Category of the shared tables. A table without other open windows is shown on its own page. */
export const TABLES = 'live';

export type WindowAction =
  | { type: 'open'; slug: string; category: string; most: number }
  | { type: 'front'; slug: string }
  | { type: 'minimise'; slug: string }
  | { type: 'close'; slug: string }
  | { type: 'place'; slug: string; place: Place }
  | { type: 'snap'; slug: string; zone: Zone }
  | { type: 'arrange'; how: Arrangement };

/** Returns the slug of the front window; null if all are minimised or none is open. */
export function frontOf({ windows, stack }: WindowManager): string | null {
  return (
    stack.findLast((slug) => windows.some((open) => open.slug === slug && !open.minimised)) ?? null
  );
}

export const noWindows: WindowManager = { windows: [], stack: [] };

const raised = (stack: readonly string[], slug: string) => [
  ...stack.filter((other) => other !== slug),
  slug,
];

const changed = (
  manager: WindowManager,
  slug: string,
  change: Partial<OpenWindow>,
): WindowManager => ({
  ...manager,
  windows: manager.windows.map((open) => (open.slug === slug ? { ...open, ...change } : open)),
});

/** Applies one action. Actions other than `open` have no effect if their game is not open. */
export function changeWindows(manager: WindowManager, action: WindowAction): WindowManager {
  if (action.type === 'arrange') return arranged(manager, action.how);
  if (action.type === 'open') return opened(manager, action);
  const { slug } = action;
  const own = manager.windows.find((open) => open.slug === slug);
  if (!own) return manager;
  switch (action.type) {
    case 'front':
      if (frontOf(manager) === slug && !own.minimised) return manager;
      return {
        ...changed(manager, slug, { minimised: false }),
        stack: raised(manager.stack, slug),
      };
    case 'minimise':
      return changed(manager, slug, { minimised: true });
    case 'close': {
      const left = {
        windows: manager.windows.filter((open) => open !== own),
        stack: manager.stack.filter((other) => other !== slug),
      };
      return left.windows.length === 1 ? alone(left) : left;
    }
    case 'place':
      return changed(manager, slug, { place: inWindows(action.place) });
    case 'snap':
      return changed(manager, slug, { place: zones[action.zone] });
  }
}

/** Expands the only remaining window to the full area. */
function alone(manager: WindowManager): WindowManager {
  return {
    ...manager,
    windows: manager.windows.map((open) => ({ ...open, place: zones.full, minimised: false })),
  };
}

function opened(
  manager: WindowManager,
  { slug, category, most }: Extract<WindowAction, { type: 'open' }>,
): WindowManager {
  if (manager.windows.some((open) => open.slug === slug)) {
    return changeWindows(manager, { type: 'front', slug });
  }
  const room = Math.max(1, Math.min(most, MAX_WINDOWS));
  const kept = manager.stack.slice(Math.max(0, manager.stack.length - room + 1));
  const others = manager.windows.filter((open) => kept.includes(open.slug));
  const [gone] = manager.windows.filter((open) => !kept.includes(open.slug));
  const next: WindowManager = {
    windows: [...others, { slug, category, place: gone?.place ?? zones.full, minimised: false }],
    stack: [...kept, slug],
  };
  if (next.windows.length === 1) return alone(next);
  // At the maximum number of windows, the new game takes the position of the window that it replaced. Otherwise,
  // rearrange all windows to make room.
  return gone ? next : arranged(next, next.windows.length > 2 ? 'grid' : 'columns');
}

/** Arranges all windows except minimised ones. The `focus` layout makes the front window the largest. */
function arranged(manager: WindowManager, how: Arrangement): WindowManager {
  const front = frontOf(manager);
  const shown = manager.windows.filter((open) => !open.minimised);
  const order =
    how === 'focus' ? [...shown].sort((a, b) => +(b.slug === front) - +(a.slug === front)) : shown;
  const places = arrange(how, order.length);
  const placeOf = new Map(order.map(({ slug }, at) => [slug, places[at] ?? zones.full]));
  return {
    ...manager,
    windows: manager.windows.map((open) => ({
      ...open,
      place: placeOf.get(open.slug) ?? open.place,
    })),
  };
}
