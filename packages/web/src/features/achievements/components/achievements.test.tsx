/** Tests the achievements tab when its API call fails. */
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal, renderPage } from '../../../app/testing-page.ts';
import Achievements from './achievements.tsx';

afterEach(() => vi.unstubAllGlobals());

test('achievements that fail to load can be loaded again with Try again', async () => {
  const answers: Parameters<typeof answerCalls>[0] = {
    'GET /achievements': () => refusal(404, 'request.not_found'),
  };
  answerCalls(answers);
  const screen = await renderPage(<Achievements />);
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  answers['GET /achievements'] = () => ({ data: { records: [], badges: [] } });
  await again.click();
  await expect.element(screen.getByRole('region', { name: 'Pins' })).toBeVisible();
});
