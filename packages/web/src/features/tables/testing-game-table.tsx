import { useQuery } from '@tanstack/react-query';
import type { TableBet, TableRound } from '@wl/contract/tables';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../app/style.css';
import { queryClient } from '../../app/api.ts';
import { receiveWallet } from '../../app/hud/wallet.ts';
import { useSession } from '../../app/session/session.ts';
import { answerCalls, renderPage, type Sent } from '../../app/testing-page.ts';
import { tableQuery } from './api.ts';
import type { GameTableProps } from './game-tables.ts';
import type { ShownTable, TableReply } from './live-state.ts';
import { betAt, replyOf, roundAt } from './testing-tables.ts';

type Result = ShownTable['results'][number];

const wallet = {
  version: 1,
  currency: 'USD',
  cash: 100_00,
  bonus: 0,
  coins: 0,
  in_play: 0,
  on_its_way: 0,
};

/** Returns round 12 in a phase that began `agoMs` milliseconds ago and whose end is unknown. */
function roundIn(phase: TableRound['phase'], agoMs = 0): TableRound {
  const now = Date.now();
  return {
    ...roundAt(phase),
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + 60_000).toISOString(),
    phase_since: new Date(now - agoMs).toISOString(),
    phase_ends_at: null,
  };
}

/**
 * Sets up each test in a file for a table game's page, with a signed-in member and a stubbed server. The table is in
 * round 12 and shows the results of rounds 11 to 9. Its minimum stake and its smallest chip are 0.50.
 * @param calls further calls with their stubbed responses
 */
export function gameTable(
  GameTable: ComponentType<GameTableProps>,
  about: Pick<ShownTable, 'slug' | 'name' | 'game' | 'city'> & Partial<ShownTable>,
  resultOfRound: (round: number) => Result,
  calls: Parameters<typeof answerCalls>[0] = {},
) {
  const { slug } = about;
  const results = [11, 10, 9].map(resultOfRound);
  let reply: TableReply;
  let sent: Sent[];

  /** Shows the table from the cache, as the page does. */
  function Shown() {
    const { data, dataUpdatedAt } = useQuery(tableQuery(slug));
    return data ? <GameTable reply={data.data} receivedAtMs={dataUpdatedAt} /> : null;
  }

  /** Returns a reply in which round 12 was revealed `agoMs` milliseconds ago. */
  function revealed(result: Result, agoMs: number, bets: TableBet[]): TableReply {
    const round = { ...roundIn('revealed', agoMs), result };
    const table = { ...reply.table, round, results: [result, ...results] };
    return { ...reply, bets, table, server_now: new Date().toISOString() };
  }

  beforeEach(async () => {
    await page.viewport(1440, 900);
    reply = {
      ...replyOf({ ...about, round: roundIn('open'), results }),
      server_now: new Date().toISOString(),
    };
    sent = answerCalls({
      ...calls,
      [`GET /tables/${slug}`]: () => ({ data: reply }),
      [`POST /tables/${slug}/bets`]: ({ body }) => {
        const { id, round, bet } = body as Pick<TableBet, 'id' | 'round' | 'bet'>;
        return { data: { bet: { ...betAt(round, 200), id, bet, table: slug }, wallet } };
      },
    });
    useSession.setState({ status: 'member', player: { id: 'm' } as never });
    receiveWallet(wallet);
  });
  afterEach(() => {
    useSession.setState({ status: 'visitor', player: undefined });
    vi.unstubAllGlobals();
  });

  return {
    /** Renders the page. */
    async open() {
      const screen = await renderPage(<Shown />);
      await expect.element(screen.getByRole('heading', { name: about.name })).toBeVisible();
      return screen;
    },
    /** Changes the cached table as a realtime message would. */
    reveal(result: Result, agoMs: number, bets: TableBet[] = []) {
      const { queryKey } = tableQuery(slug);
      queryClient.setQueryData(queryKey, { data: revealed(result, agoMs, bets) });
    },
    /** Makes the server reply with a revealed round from the start. */
    startRevealed(result: Result) {
      reply = revealed(result, 0, []);
    },
    /**
     * Makes the server reply with a dealt table whose round 12 is in the given phase. Without a phase, the table has no
     * round.
     */
    startDealt(
      dealt: NonNullable<ShownTable['dealt']>,
      phase?: TableRound['phase'],
      trouble?: TableRound['trouble'],
    ) {
      const round = phase ? { ...roundIn(phase), ...(trouble && { trouble }) } : null;
      reply = { ...reply, table: { ...reply.table, dealt, round } };
    },
    /** Changes parts of the server's reply. */
    startWith({
      members = 0,
      bonus_money = true,
      ...part
    }: Partial<TableReply> & { members?: number; bonus_money?: boolean }) {
      reply = { ...reply, ...part, table: { ...reply.table, members, bonus_money } };
    },
    /** Changes the results that the server replies with, newest first. */
    startWithResults(changed: Result[]) {
      reply = { ...reply, table: { ...reply.table, results: changed } };
    },
    /** Returns the bodies of the bets that the page has sent. */
    sentBets: () =>
      sent.filter(({ call }) => call.startsWith('POST /tables')).map(({ body }) => body),
  };
}
