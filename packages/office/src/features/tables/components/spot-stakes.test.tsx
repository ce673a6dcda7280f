/** Tests the list of stakes by spot. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { OfficeTable } from '@wl/contract/office/tables';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../app/office.css';
import { axeFindings } from '../../../app/testing-axe.ts';
import { SpotStakes } from './spot-stakes.tsx';

/** Renders the stakes of a round at a table with the given game. */
function open(game: string, spots: NonNullable<OfficeTable['round']>['spots']) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  const table = { name: 'Pearl Salon', game } as OfficeTable;
  const round = { number: 12, spots } as NonNullable<OfficeTable['round']>;
  return render(
    <I18nProvider i18n={i18n}>
      <SpotStakes table={table} round={round} />
    </I18nProvider>,
  );
}

test.each([
  ['table-baccarat', 'perfect-pair', 'Perfect pair'],
  ['table-blackjack', 'hand', 'Hand'],
  ['table-crash', 'second', 'Second bet'],
  ['table-roulette', 'split:17-20', 'Split 17-20'],
  ['table-roulette', 'red', 'Red'],
  ['travel-wheel', 'pays:27', 'Airship 27:1'],
  ['table-dragon-tiger', 'suited-tie', 'Suited tie'],
  ['table-sic-bo', 'combination:2-5', 'Two numbers 2-5'],
  ['table-sic-bo', 'any-triple', 'Any triple'],
  ['another-game', 'spot:1', 'spot 1'],
])('a spot of %s has its name, its stakes and its largest payout', async (game, spot, name) => {
  const screen = await open(game, [{ spot, stake_cents: 500, exposure_cents: 13_000 }]);
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('$5.00')).toBeVisible();
  await expect.element(screen.getByText('$130.00')).toBeVisible();
  expect(await axeFindings(screen.container)).toEqual([]);
});

test('a round without bets says so', async () => {
  const screen = await open('table-baccarat', []);
  await expect.element(screen.getByText('No bets in this round')).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Stakes at Pearl Salon, round 12' }))
    .toBeVisible();
});

test('at a travel wheel, the panel says which multiplier the largest payout assumes', async () => {
  const screen = await open('travel-wheel', []);
  await expect
    .element(
      screen.getByText(
        'The largest payout assumes the maximum multiplier of 256. The wheel reaches it about once in 13,700,000 rounds.',
      ),
    )
    .toBeVisible();
});
