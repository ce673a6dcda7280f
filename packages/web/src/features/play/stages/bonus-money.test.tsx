import { texts as kenoTexts } from '@wl/games/catalogue/metro-keno/texts';
import { game as keno } from '@wl/games/catalogue/metro-keno/game';
import { texts as sicBoTexts } from '@wl/games/catalogue/cotai-sic-bo/texts';
import { game as sicBo } from '@wl/games/catalogue/cotai-sic-bo/game';
import { texts as baccaratTexts } from '@wl/games/catalogue/lisboa-baccarat/texts';
import { game as baccarat } from '@wl/games/catalogue/lisboa-baccarat/game';
import { texts as rouletteTexts } from '@wl/games/catalogue/westminster-roulette/texts';
import { game as roulette } from '@wl/games/catalogue/westminster-roulette/game';
import { texts as pokerTexts } from '@wl/games/catalogue/shinjuku-jacks/texts';
import { game as poker } from '@wl/games/catalogue/shinjuku-jacks/game';
import { skin } from '@wl/games/catalogue/shinjuku-jacks/skin';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Rounds, StageProps } from '../stage.ts';
import { renderStage, slowServer, stageProps } from '../testing-stage.ts';
import BaccaratStage from './baccarat/baccarat-stage.tsx';
import KenoStage from './keno/keno-stage.tsx';
import RouletteStage from './roulette/roulette-stage.tsx';
import SicBoStage from './sic-bo/sic-bo-stage.tsx';
import VideoPokerStage from './video-poker/video-poker-stage.tsx';

beforeEach(() => sessionStorage.clear());

/**
 * Clicks a button directly, as a screen reader does. Without the page's styles, another element can cover the button,
 * so a pointer could miss it.
 */
const press = (button: Locator) => (button.element() as HTMLElement).click();

const TOO_LITTLE = /^Your cash balance does not cover/;
const TOO_MUCH_FOR_BONUS = /^You can use bonus money for \w+ of up to \$5/;

describe('keno with bonus money', () => {
  const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const board = async (money: { cashCents: number; bonusCents: number }, stakeCents: number) => {
    sessionStorage.setItem('wl-last-bet/metro-keno', JSON.stringify({ picks, stakeCents }));
    const casino = slowServer();
    const props = stageProps(keno, { ...money, rounds: casino.rounds, texts: kenoTexts });
    const screen = await renderStage(<KenoStage {...props} rules={keno.rules} />);
    return { casino, screen };
  };

  test('plays a draw with bonus money alone', async () => {
    const { casino, screen } = await board({ cashCents: 0, bonusCents: 100 }, 100);
    press(screen.getByTestId('draw'));
    expect(casino.asked).toHaveLength(1);
    await expect.element(screen.getByText(TOO_LITTLE)).not.toBeInTheDocument();
  });

  test('reports a stake that cash and bonus money do not cover, until the stake is lowered', async () => {
    const { casino, screen } = await board({ cashCents: 50, bonusCents: 10 }, 100);
    await expect.element(screen.getByText(TOO_LITTLE)).toBeInTheDocument();
    press(screen.getByTestId('draw'));
    expect(casino.asked).toHaveLength(0);
    press(screen.getByRole('button', { name: 'Lower stake' }));
    await expect.element(screen.getByText(TOO_LITTLE)).not.toBeInTheDocument();
    press(screen.getByTestId('draw'));
    expect(casino.asked).toHaveLength(1);
  });

  test('reports a stake above the bonus-money limit and sends no round', async () => {
    const { casino, screen } = await board({ cashCents: 900, bonusCents: 5_000 }, 1_000);
    await expect.element(screen.getByText(TOO_MUCH_FOR_BONUS)).toBeInTheDocument();
    press(screen.getByTestId('draw'));
    expect(casino.asked).toHaveLength(0);
  });
});

type Money = Pick<StageProps, 'cashCents' | 'bonusCents'>;

const tables: [string, string, (money: Money, rounds: Rounds) => ReactElement][] = [
  [
    'roulette',
    'black',
    (money, rounds) => {
      const props = stageProps(roulette, { ...money, rounds, texts: rouletteTexts });
      return <RouletteStage {...props} rules={roulette.rules} />;
    },
  ],
  [
    'baccarat',
    'player',
    (money, rounds) => {
      const props = stageProps(baccarat, { ...money, rounds, texts: baccaratTexts });
      return <BaccaratStage {...props} rules={baccarat.rules} />;
    },
  ],
  [
    'sic bo',
    'small',
    (money, rounds) => {
      const props = stageProps(sicBo, { ...money, rounds, texts: sicBoTexts });
      return <SicBoStage {...props} rules={sicBo.rules} />;
    },
  ],
];

describe.each(tables)('%s with bonus money', (_name, spot, stageWith) => {
  /** Renders a table and places the given number of $1 chips on one spot. */
  const table = async (money: Money, chips: number) => {
    const casino = slowServer();
    const screen = await renderStage(stageWith(money, casino.rounds));
    const button = () => document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
    await expect.poll(button).not.toBeNull();
    for (let chip = 0; chip < chips; chip += 1) button()?.click();
    return { casino, screen };
  };

  test('pays the bets with bonus money alone', async () => {
    const { casino, screen } = await table({ cashCents: 0, bonusCents: 500 }, 5);
    press(screen.getByTestId('spin'));
    expect(casino.asked).toHaveLength(1);
  });

  test('reports bets that cash and bonus money together do not cover, and sends no round', async () => {
    const { casino, screen } = await table({ cashCents: 100, bonusCents: 50 }, 2);
    await expect.element(screen.getByText(TOO_LITTLE)).toBeInTheDocument();
    press(screen.getByTestId('spin'));
    expect(casino.asked).toHaveLength(0);
  });

  test('reports bets above the bonus-money limit and sends no round', async () => {
    const { casino, screen } = await table({ cashCents: 100, bonusCents: 5_000 }, 6);
    await expect.element(screen.getByText(TOO_MUCH_FOR_BONUS)).toBeInTheDocument();
    press(screen.getByTestId('spin'));
    expect(casino.asked).toHaveLength(0);
  });
});

test('video poker, a game with decisions, says that bonus money cannot be used', async () => {
  const casino = slowServer();
  const props = stageProps(poker, {
    cashCents: 0,
    bonusCents: 5_000,
    rounds: casino.rounds,
    texts: pokerTexts,
  });
  const screen = await renderStage(<VideoPokerStage {...props} rules={poker.rules} skin={skin} />);
  await expect
    .element(screen.getByText(/^Bonus money cannot be used in this game/))
    .toBeInTheDocument();
  expect(screen.getByText(TOO_LITTLE).elements()).toHaveLength(0);
});
