/** Tests that every spot of the layouts can be reached with the arrow keys, at phone and desktop widths. */
import { games } from '@wl/games/catalogue/index';
import type { SicBoRules } from '@wl/games/engines/sic-bo/game';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../../app/style.css';
import { WIDTHS } from '../../../../app/testing-axe.ts';
import { renderPage } from '../../../../app/testing-page.ts';
import { Layout } from '../sic-bo/layout.tsx';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const focused = () => (document.activeElement as HTMLElement).dataset['spot'] ?? '';

test.each(WIDTHS)('all spots of sic bo at %i px', async (width) => {
  await page.viewport(width, 900);
  const game = games.find(({ family }) => family === 'sic-bo');
  const { rules } = game as unknown as { rules: SicBoRules };
  const nothing = () => undefined;
  await renderPage(
    <Layout
      rules={rules.table}
      lit={new Set()}
      slug={game!.slug}
      stakes={{}}
      chips={[100]}
      won={null}
      locked={false}
      onPlace={nothing}
      onTake={nothing}
    />,
  );
  await expect.element(page.getByRole('group').first()).toBeVisible();
  const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')];
  const open = ['small'];
  const reached = new Set(open);
  for (let spot = open.pop(); spot !== undefined; spot = open.pop())
    for (const key of KEYS) {
      const from = spots.find(({ dataset }) => dataset['spot'] === spot)!;
      from.focus();
      // The layout moves the tab stop to the focused spot only on its next render.
      await expect.poll(() => from.tabIndex).toBe(0);
      from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const next = focused();
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  expect([...reached].toSorted()).toEqual(spots.map(({ dataset }) => dataset['spot']).toSorted());
});
