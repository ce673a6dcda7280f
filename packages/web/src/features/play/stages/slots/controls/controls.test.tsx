import { config } from '@wl/games/catalogue/neon-shibuya/config';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderStage } from '../../../testing-stage.ts';
import { Controls } from './controls.tsx';

/** Renders the idle slot controls and clicks the auto, bonus buy and spin buttons. */
async function controls(blocked: string | null) {
  const opened = vi.fn();
  const screen = await renderStage(
    <Controls
      stakes={[100]}
      stakeIndex={0}
      onStake={() => undefined}
      config={config}
      busy={false}
      features={{ autoSpin: true, bonusBuy: true }}
      quick={false}
      onQuick={() => undefined}
      auto={null}
      onAutoOpen={() => opened('auto')}
      onAutoEnd={() => undefined}
      onBuyOpen={() => opened('buy')}
      lastWinCents={0}
      returned={false}
      onSpin={() => opened('spin')}
      onHurry={() => undefined}
      blocked={blocked}
      blockedId="why"
      spinButton={createRef<HTMLButtonElement>()}
    />,
  );
  await expect.element(screen.getByTestId('spin')).toBeInTheDocument();
  const buttons = ['Auto', /^Bonus buy/, 'Spin'].map((name) =>
    screen.getByRole('button', { name }),
  );
  for (const button of buttons) (button.element() as HTMLElement).click();
  return { opened, buttons };
}

test('blocked slot controls start no spin, auto spin or bonus buy', async () => {
  const { opened, buttons } = await controls('You are watching a past round.');
  expect(opened).not.toHaveBeenCalled();
  for (const button of buttons)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});

test('each button of unblocked slot controls starts its own action', async () => {
  const { opened } = await controls(null);
  expect(opened.mock.calls).toEqual([['auto'], ['buy'], ['spin']]);
});
