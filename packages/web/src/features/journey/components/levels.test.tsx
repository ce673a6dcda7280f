/** Tests the level table at phone width. */
import type { PlayerLevel } from '@wl/contract/journey-levels';
import { languages } from '@wl/world/languages';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { activateLanguage, needTexts } from '../../../app/language/language.ts';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import '../../../app/style.css';
import { feature } from '../routes.tsx';
import Levels from './levels.tsx';

const level: PlayerLevel = {
  level: 32,
  experience: 100,
  experience_needed: 3_200,
  experience_total: 49_700,
  sources: [],
  server_now: '2026-01-01T00:00:00Z',
};

afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(async () => {
  await activateLanguage('en');
  await page.viewport(800, 700);
});

test.each(languages)('in %s the window shows all five columns', async (language) => {
  await page.viewport(390, 844);
  await needTexts(feature);
  await activateLanguage(language);
  answerCalls({ 'GET /player/get-player-level': () => ({ data: level }) });
  // Give the table the same margins as on the page: 12 px on each side.
  const screen = await renderPage(
    <div style={{ marginInline: 12 }}>
      <Levels />
    </div>,
  );
  await expect.poll(() => screen.container.querySelector('tr[aria-current]')).not.toBeNull();
  const table = screen.container.querySelector('table');
  const scroll = table?.parentElement;
  if (!scroll) throw new Error('There is no level table.');
  expect(scroll.scrollWidth).toBeLessThanOrEqual(scroll.clientWidth);
});
