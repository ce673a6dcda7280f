/** Tests the departures board of error pages at the width of small phones. */
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../app/testing-page.ts';
import '../../../app/style.css';
import { GateMessage } from './gate-message.tsx';

afterAll(async () => {
  await page.viewport(800, 700);
});

test.each([320, 390])('at %d px, a board of ten letters fits the window', async (width) => {
  await page.viewport(width, 700);
  const screen = await renderPage(
    <GateMessage board="PORTÃO 404" icon="compass" title="This page does not exist">
      <p>The page has moved.</p>
    </GateMessage>,
  );
  await expect.element(screen.getByRole('img', { name: 'PORTÃO 404' })).toBeVisible();
  const board = screen.getByRole('img', { name: 'PORTÃO 404' }).element().parentElement;
  if (!board) throw new Error('The letters have no board.');
  const { left, right } = board.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(16);
  expect(right).toBeLessThanOrEqual(width - 16);
});
