import { noWindows, MAX_WINDOWS, type WindowManager, type OpenWindow } from './open-windows.ts';
import { inWindows } from './places.ts';

/** Returns the storage key of the member's window layout. The layout of demo games is stored separately. */
const keyOf = (memberId: string, mode: 'cash' | 'demo') =>
  `wl-windows/${memberId || 'visitor'}/${mode}`;

export function rememberWindows(
  memberId: string,
  mode: 'cash' | 'demo',
  manager: WindowManager,
): void {
  try {
    localStorage.setItem(keyOf(memberId, mode), JSON.stringify(manager));
  } catch {
    // Without storage, the layout is lost when the page is closed.
  }
}

/** Returns the stored layout. Ignores a layout with a single game, because the URL already names that game. */
export function rememberedWindows(memberId: string, mode: 'cash' | 'demo'): WindowManager {
  try {
    const manager = windowsOf(JSON.parse(localStorage.getItem(keyOf(memberId, mode)) ?? 'null'));
    return manager.windows.length > 1 ? manager : noWindows;
  } catch {
    return noWindows;
  }
}

/** Returns the valid windows of a stored layout, up to the maximum number; `noWindows` if the value is not a layout. */
export function windowsOf(stored: unknown): WindowManager {
  const { windows, stack } = (stored ?? {}) as { windows?: unknown; stack?: unknown };
  if (!Array.isArray(windows) || !Array.isArray(stack)) return noWindows;
  const kept = new Map<string, OpenWindow>();
  for (const open of windows as unknown[]) {
    const read = windowOf(open);
    if (read && kept.size < MAX_WINDOWS) kept.set(read.slug, read);
  }
  const order = [...new Set(stack)].filter(
    (slug): slug is string => typeof slug === 'string' && kept.has(slug),
  );
  const unnamed = [...kept.keys()].filter((slug) => !order.includes(slug));
  return { windows: [...kept.values()], stack: [...unnamed, ...order] };
}

function windowOf(stored: unknown): OpenWindow | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { slug, category, place, minimised } = stored as Record<string, unknown>;
  if (typeof slug !== 'string' || typeof category !== 'string') return null;
  const { left, top, width, height } = (place ?? {}) as Record<string, unknown>;
  const isPlace = [left, top, width, height].every(Number.isFinite);
  if (!isPlace) return null;
  const numbers = { left, top, width, height } as OpenWindow['place'];
  return { slug, category, place: inWindows(numbers), minimised: minimised === true };
}
