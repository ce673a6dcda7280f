import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal, renderPage } from '../../../../app/testing-page.ts';
import { BannerRow } from './banner-row.tsx';

afterEach(() => vi.unstubAllGlobals());

test('when the banners fail to load, only the city’s banner is shown, without an error', async () => {
  const calls = answerCalls({
    'GET /lobby/banners': () => refusal(403, 'request.blocked'),
  });
  const screen = await renderPage(<BannerRow>The city</BannerRow>);
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(screen.getByText('The city')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Banners' }).elements()).toEqual([]);
  expect(screen.getByRole('alert').elements()).toEqual([]);
});
