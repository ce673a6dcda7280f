import type { Badge } from '@wl/contract/achievements';
import { showToast } from '@wl/ui/feedback/toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Player, useSession } from '../../app/session/session.ts';
import { setOnStage } from '../../app/shell/off-stage.ts';
import { answerCalls } from '../../app/testing-page.ts';
import { announceEarned } from './announce-earned.tsx';

vi.mock('@wl/ui/feedback/toast', () => ({ showToast: vi.fn() }));

const signIn = (id: string) => useSession.setState({ status: 'member', player: { id } as Player });
const pin = { figure: 'rounds', grade: 'bronze' } as unknown as Badge;

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  answerCalls({});
  signIn('one');
});
afterEach(() => {
  setOnStage(false);
  vi.unstubAllGlobals();
});

test('a badge earned during a game is announced after the game closes, to its member only', async () => {
  setOnStage(true);
  await announceEarned([pin], 'one');
  expect(showToast).not.toHaveBeenCalled();
  setOnStage(false);
  expect(showToast).toHaveBeenCalledOnce();
  setOnStage(true);
  await announceEarned([pin], 'one');
  signIn('two');
  setOnStage(false);
  expect(showToast).toHaveBeenCalledOnce();
});

test('a badge earned outside a game is announced at once', async () => {
  await announceEarned([pin], 'one');
  expect(showToast).toHaveBeenCalledOnce();
});
