/** Tests shared tables in game windows with a stubbed server. */
import type { TableBet } from '@wl/contract/tables';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/style.css';
import { queryClient } from '../../../app/api.ts';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt } from '../../../app/testing-axe.ts';
import { answerCalls, renderPage, type Sent } from '../../../app/testing-page.ts';
import { tableQuery } from '../api.ts';
import type { TableReply } from '../live-state.ts';
import { betAt, replyOf, roundAt } from '../testing-tables.ts';
import TableContent from '../window-contents/live.tsx';

const slugs = ['thames-wheel', 'seine-wheel'] as const;
const namesOf = { 'thames-wheel': 'Thames Wheel', 'seine-wheel': 'Seine Wheel' };
let version = 0;
const wallet = {
  version,
  currency: 'USD',
  cash: 100_00,
  bonus: 0,
  coins: 0,
  in_play: 0,
  on_its_way: 0,
};

let sent: Sent[];
const onShown = vi.fn<(slug: string, shown: { closingNote?: string | undefined }) => void>();
const onClose = vi.fn<() => void>();

function replyFor(slug: (typeof slugs)[number]): TableReply {
  const now = Date.now();
  const round = {
    ...roundAt('open'),
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + 60_000).toISOString(),
    phase_ends_at: null,
  };
  const reply = replyOf({ slug, name: namesOf[slug], round });
  return { ...reply, server_now: new Date(now).toISOString() };
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  onShown.mockClear();
  onClose.mockClear();
  sent = answerCalls(
    Object.fromEntries(
      slugs.flatMap((slug) => [
        [`GET /tables/${slug}`, () => ({ data: replyFor(slug) })],
        [
          `POST /tables/${slug}/bets`,
          ({ body }: Sent) => {
            const { id, round, bet } = body as Pick<TableBet, 'id' | 'round' | 'bet'>;
            return { data: { bet: { ...betAt(round, 100), id, bet, table: slug }, wallet } };
          },
        ],
      ]),
    ),
  );
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
  receiveWallet({ ...wallet, version: (version += 1) });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

/**
 * Shows both tables side by side, each in a window that covers a quarter of the screen. The close button of a window
 * removes the window.
 */
function Windows() {
  const [open, setOpen] = useState<readonly string[]>(slugs);
  return (
    <main style={{ display: 'flex', gap: 8 }}>
      {slugs
        .filter((slug) => open.includes(slug))
        .map((slug) => (
          <div key={slug} style={{ display: 'flex', width: 690, height: 350 }}>
            <TableContent
              slug={slug}
              drag={null}
              gripOf={() => null}
              toolsOf={(name) => (
                <button
                  type="button"
                  aria-label={`Close ${name}`}
                  onClick={() => setOpen(open.filter((one) => one !== slug))}
                />
              )}
              onShown={onShown}
              onClose={onClose}
            />
          </div>
        ))}
    </main>
  );
}

test('two tables have their own chips, bets and receipts', async () => {
  const screen = await renderPage(<Windows />);
  const [thames, seine] = slugs.map((slug) =>
    screen.getByRole('region', { name: namesOf[slug], exact: true }),
  ) as [ReturnType<typeof screen.getByRole>, ReturnType<typeof screen.getByRole>];
  // Choosing a chip at one table must not change the chosen chip at the other table.
  for (const [table, name] of [
    [thames, '$5 chip'],
    [seine, '$2 chip'],
  ] as const) {
    const chip = table.getByRole('radio', { name });
    await expect.element(chip).toBeEnabled();
    (chip.element() as HTMLElement).click();
    await expect.element(chip).toBeChecked();
  }
  await expect.element(thames.getByRole('radio', { name: '$5 chip' })).toBeChecked();
  await thames.getByRole('button', { name: /^Straight up 17/ }).click();
  await expect.element(seine.getByTestId('spin')).toHaveTextContent('Place a chip');
  await thames.getByRole('button', { name: 'Bet $5.00' }).click();
  await expect.element(thames.getByText(/^Received .* s before bets closed$/)).toBeInTheDocument();
  expect(seine.getByText(/^Received/).elements()).toEqual([]);
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
    'POST /tables/thames-wheel/bets',
  ]);
  expect(await findingsAt(1440)).toEqual([]);
});

test('a low window shows the phase, the seconds and the stake in place of the scene', async () => {
  const screen = await renderPage(<Windows />);
  const thames = screen.getByRole('region', { name: 'Thames Wheel', exact: true });
  const phases = thames.getByText('Place your bets');
  await expect.element(phases.first()).toBeVisible();
  const shown = phases
    .elements()
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  expect(shown).toHaveLength(1);
  const timers = thames.getByRole('timer').elements();
  expect(timers).toHaveLength(1);
  const notes = thames.getByText(/^Limits per spot/).element().parentElement;
  expect(notes?.checkVisibility()).toBe(false);
  const sizes = [...thames.element().querySelectorAll('*')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) &&
        !element.closest('.sr-only'),
    )
    .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    // Icon-only buttons hide their text with a font size of 0.
    .filter((size) => size > 0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});

test('a low window announces each phase once, and says that the table is closed after its last round', async () => {
  const screen = await renderPage(<Windows />);
  const thames = screen.getByRole('region', { name: 'Thames Wheel', exact: true });
  const status = thames.getByRole('status');
  const phase = (text: string) => expect.element(status.filter({ hasText: text })).toBeVisible();
  await phase('Place your bets');
  const { queryKey } = tableQuery('thames-wheel');
  const reply = replyFor('thames-wheel');
  const table = { ...reply.table, state: 'closed' as const };
  for (const [at, text] of [
    ['closed', 'No more bets'],
    ['settled', 'Table closed'],
  ] as const) {
    const round = { ...roundAt(at), phase_ends_at: null };
    queryClient.setQueryData(queryKey, { data: { ...reply, table: { ...table, round } } });
    await phase(text);
  }
});

test('a window shows the closing time and the delay of the connection below the bets', async () => {
  const screen = await renderPage(<Windows />);
  const thames = screen.getByRole('region', { name: 'Thames Wheel', exact: true });
  await expect.element(thames.getByText(/^Connection delay/)).toBeVisible();
  const reply = replyFor('thames-wheel');
  const closes_at = new Date(Date.now() + 3_600_000).toISOString();
  const { queryKey } = tableQuery('thames-wheel');
  queryClient.setQueryData(queryKey, {
    data: { ...reply, table: { ...reply.table, closes_at } },
  });
  await expect.element(thames.getByText(/^Closes at/)).toBeVisible();
  const bet = thames.getByTestId('spin').element();
  const note = thames.getByText(/^Connection delay/).element();
  expect(bet.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await findingsAt(1440)).toEqual([]);
});

test('a window with bets in a running round reports the note for closing it', async () => {
  await renderPage(<Windows />);
  const noteOf = () => onShown.mock.calls.findLast(([slug]) => slug === 'thames-wheel')?.[1];
  await expect.poll(noteOf).toMatchObject({ closingNote: undefined });
  const { queryKey } = tableQuery('thames-wheel');
  const bets = [betAt(12, 100)];
  queryClient.setQueryData(queryKey, { data: { ...replyFor('thames-wheel'), bets } });
  await expect.poll(noteOf).toMatchObject({
    closingNote: 'Your bets at Thames Wheel stay valid. The result will be in your statement.',
  });
  const table = { ...replyFor('thames-wheel').table, round: roundAt('settled') };
  queryClient.setQueryData(queryKey, { data: { ...replyFor('thames-wheel'), bets, table } });
  await expect.poll(noteOf).toMatchObject({ closingNote: undefined });
});

test('a window shows the rules of bonus money and the wait for a public number', async () => {
  receiveWallet({ ...wallet, version: (version += 1), bonus: 12_00 });
  const screen = await renderPage(<Windows />);
  const thames = screen.getByRole('region', { name: 'Thames Wheel', exact: true });
  await expect
    .element(thames.getByText(/^Bonus money \$12\.00: (used|not accepted)/))
    .toBeInTheDocument();
  const { queryKey } = tableQuery('thames-wheel');
  const reply = replyFor('thames-wheel');
  const waits_for = { beacon_round: 26_000_000, at: new Date(Date.now() + 60_000).toISOString() };
  const table = { ...reply.table, round: null, waits_for };
  queryClient.setQueryData(queryKey, { data: { ...reply, table } });
  await expect
    .element(thames.getByText(/^This table is waiting for the public random number/))
    .toBeVisible();
});
