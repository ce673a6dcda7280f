import { changeWindows, type OpenWindow } from './open-windows.ts';
import { rememberedWindows, rememberWindows } from './window-memory.ts';

/**
 * Adds titles to the member's stored window layout. The play page opens them with the other windows.
 * @param most maximum number of windows in the member's jurisdiction
 */
export function keepInWindow(
  memberId: string,
  titles: readonly Pick<OpenWindow, 'slug' | 'category'>[],
  most: number,
): void {
  const before = rememberedWindows(memberId, 'cash');
  const manager = titles.reduce(
    (windows, { slug, category }) => changeWindows(windows, { type: 'open', slug, category, most }),
    before,
  );
  rememberWindows(memberId, 'cash', manager);
}
