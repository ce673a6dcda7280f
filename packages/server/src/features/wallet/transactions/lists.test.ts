import { randomUUID } from 'node:crypto';
import type { StatementLine } from '@wl/contract/wallet-statement';
import * as calls from '@wl/contract/wallet';
import * as statementCalls from '@wl/contract/wallet-statement';
import * as transactionCalls from '@wl/contract/wallet-transactions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { post } from '../../ledger/index.ts';
import type { Registered } from '../../members/testing-members.ts';
import { openWager, settleWager, voidWager } from '../../wagers/index.ts';
import {
  askCashOut,
  booksAreRight,
  methodOf,
  newCard,
  newMember,
  pendingCashOut,
  startTopUp,
  startWalletTest,
  topUp,
  walletOf,
  type WalletTest,
} from '../testing-wallet.ts';

let wallet: WalletTest;
let member: Registered;
beforeAll(async () => {
  wallet = await startWalletTest();
});
afterAll(async () => {
  await booksAreRight(wallet);
  await wallet.stop();
});
beforeEach(async () => {
  wallet.catchUp();
  member = await newMember(wallet, { verified: true });
});

const owner = () => wallet.app.deps.database.owner;

/** Moves a transaction to another day, which only a superuser can do. */
const moveTo = (table: 'wallet_top_ups' | 'wallet_cash_outs', id: string, at: string) =>
  owner().query(`update ${table} set created_at = $2 where id = $1`, [id, at]);

async function listed(query: object) {
  const reply = await member.client.call(transactionCalls.transactions, { query: { ...query } });
  return (reply.body as { data: { id: string }[] }).data.map(({ id }) => id);
}

describe('the transaction list', () => {
  test('can be filtered by kind, status, method and days', async () => {
    const first = await topUp(member, 5000, newCard());
    wallet.clock.advance(1000);
    const second = await topUp(member, 3000, newCard());
    const { id: open } = await startTopUp(member, 2000);
    const methods = await member.client.call(calls.paymentMethods);
    const [newest, oldest] = (methods.body as { data: { id: string }[] }).data;
    const out = (
      (await askCashOut(member, 1000, oldest?.id ?? '')).body as { data: { id: string } }
    ).data.id;
    await moveTo('wallet_top_ups', first, '2026-03-31T23:59:59.999Z');
    await moveTo('wallet_top_ups', second, '2026-04-01T00:00:00Z');
    expect(await listed({})).toEqual([out, open, second, first]);
    expect(await listed({ kind: 'top_up' })).toEqual([open, second, first]);
    expect(await listed({ kind: 'cash_out' })).toEqual([out]);
    expect(await listed({ status: 'Completed' })).toEqual([second, first]);
    expect(await listed({ status: 'Pending' })).toEqual([out, open]);
    expect(await listed({ status: 'Cancelled' })).toEqual([]);
    expect(await listed({ method_id: newest?.id })).toEqual([second]);
    expect(await listed({ method_id: oldest?.id })).toEqual([out, first]);
    expect(await listed({ to: '2026-03-31' })).toEqual([first]);
    expect(await listed({ from: '2026-04-01', to: '2026-04-01' })).toEqual([second]);
    const wrong = await member.client.call(transactionCalls.transactions, {
      query: { from: '2026-04-02', to: '2026-04-01' },
    });
    expect(wrong.body).toMatchObject({
      code: 'request.invalid',
      errors: { to: expect.any(Array) },
    });
    const outsider = await newMember(wallet);
    const other = await outsider.client.call(transactionCalls.transactions, {
      query: { method_id: oldest?.id },
    });
    expect(other.body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test('totals completed amounts minus refunds, also by month', async () => {
    const first = await topUp(member, 5000, newCard());
    const second = await topUp(member, 2500, newCard());
    await startTopUp(member, 9000);
    const now = wallet.clock.now();
    await moveTo('wallet_top_ups', first, new Date(now.getTime() - 60 * 86_400_000).toISOString());
    await owner().query('update wallet_top_ups set refunded_cents = 500 where id = $1', [second]);
    const totals = async (query: object) =>
      (await member.client.call(transactionCalls.transactionTotals, { query: { ...query } }))
        .body as {
        data: object;
      };
    expect((await totals({})).data).toMatchObject({
      top_ups: { amount: 7000, average: 3500, total: 3, frequency: 150 },
      cash_outs: { amount: 0, average: 0, total: 0, frequency: 0 },
      lifetime_net_deposits: 7000,
    });
    const { months } = (await totals({})).data as { months: { month: string; top_ups: number }[] };
    expect(months.map(({ top_ups }) => top_ups)).toEqual([5000, 2000]);
    expect(months.map(({ month }) => month)).toEqual([...months.map(({ month }) => month)].sort());
    expect((await totals({ kind: 'cash_out' })).data).toMatchObject({
      top_ups: { total: 0 },
      lifetime_net_deposits: 7000,
    });
  });

  test('can be downloaded as CSV with all pages', async () => {
    await topUp(member, 5000, newCard());
    for (let n = 0; n < 25; n += 1) {
      const { id } = await startTopUp(member, 1000);
      await owner().query(`update wallet_top_ups set state = 'declined' where id = $1`, [id]);
    }
    const reply = await member.client.call(transactionCalls.transactionsCsv, { query: {} });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe(
      'attachment; filename="wallet-transactions.csv"',
    );
    const lines = (reply.body as string).split('\r\n');
    expect(lines).toHaveLength(28);
    expect(lines.at(-1)).toBe('');
    expect(lines[0]).toBe(
      'id,kind,status,step,amount,given_back,currency,method,created_at,updated_at',
    );
    expect(lines.at(-2)).toMatch(/,top_up,Completed,credited,50\.00,0\.00,USD,Visa \*{4} \d{4},/);
  });
});

describe('the timeline of a transaction', () => {
  const timeline = (kind: 'top-up' | 'cash-out', id: string, of = member) =>
    of.client.call(transactionCalls.transactionTimeline, { params: { kind, id } });

  test('lists the steps taken and those ahead, only to its member', async () => {
    const id = await pendingCashOut(member, 3000, 5000);
    const body = (await timeline('cash-out', id)).body as { data: { steps: unknown[] } };
    expect(body.data).toMatchObject({
      transaction: { id, step: 'pending', can_cancel: true },
      steps: [{ step: 'pending' }],
      ahead: ['processing', 'paid'],
      at_desk: true,
      goes_at: null,
    });
    expect((await timeline('top-up', id)).status).toBe(404);
    expect((await timeline('cash-out', id, await newMember(wallet))).status).toBe(404);
    const { id: open } = await startTopUp(member, 1000);
    expect((await timeline('top-up', open)).body).toMatchObject({
      data: { steps: [{ step: 'started' }], ahead: ['authorised', 'credited'], at_desk: false },
    });
  });
});

describe('the wallet statement', () => {
  async function everyLine(query: Record<string, string> = {}): Promise<StatementLine[]> {
    const lines: StatementLine[] = [];
    let cursor: string | undefined;
    for (let guard = 0; guard < 100; guard += 1) {
      const reply = await member.client.call(statementCalls.statement, {
        query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
      });
      expect(reply.status).toBe(200);
      const { data } = reply.body as {
        data: { lines: StatementLine[]; next_cursor: string | null };
      };
      lines.push(...data.lines);
      if (data.next_cursor === null) return lines;
      cursor = data.next_cursor;
    }
    throw new Error('it has no end');
  }

  /** Plays real rounds over HTTP. */
  async function play(times: number) {
    for (let n = 0; n < times; n += 1) {
      const reply = await member.client.post('/api/play/rounds', {
        id: uuidv7(),
        game: 'neon-shibuya',
        bet: { stakeCents: 100 },
      });
      expect(reply.body).toMatchObject({ data: {} });
    }
  }

  /** Opens a table wager. `end` 0 leaves it open, 1 voids it, and a higher value settles it. */
  async function wagerAtTable(end: number) {
    const key = { memberId: member.id, id: uuidv7() };
    const at = wallet.clock.now();
    const title = { slug: 'a-table', product: 'table' as const, contributionPercent: 10 };
    await wallet.app.deps.transaction((tx) =>
      openWager(tx, { ...key, sessionId: member.id, title, bet: {}, stakeCents: 150, at }),
    );
    wallet.clock.advance(700);
    const ended = { bet: {}, payoutCents: 100 * end, at: wallet.clock.now() };
    if (end === 1)
      await wallet.app.deps.transaction((tx) =>
        voidWager(tx, key, { reason: 'equipment', at: ended.at }),
      );
    else if (end > 1) await wallet.app.deps.transaction((tx) => settleWager(tx, key, ended));
  }

  test('sums to the balances after random plays, wagers at tables, top-ups, cash-outs and grants', async () => {
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % below;
    };
    await topUp(member, 20_000, newCard());
    const method = await methodOf(member);
    for (let n = 0; n < 25; n += 1) {
      switch (random(5)) {
        case 0:
          await play(1 + random(6));
          break;
        case 4:
          for (let wager = random(8); wager >= 0; wager -= 1) await wagerAtTable(random(5));
          break;
        case 1:
          await topUp(member, 1000 + random(1000), newCard());
          break;
        case 2: {
          const reply = await askCashOut(member, 1000 + random(500), method);
          const { id } = (reply.body as { data: { id: string } }).data;
          if (random(2) === 0) await member.client.post(`/api/wallet/cash-outs/${id}/cancel`);
          break;
        }
        default:
          await wallet.app.deps.transaction((tx) =>
            post(tx, {
              memberId: member.id,
              operationId: randomUUID(),
              kind: 'coins_granted',
              transfers: [{ debit: 'coinsIssued', credit: 'coins', amount: 1 + random(50) }],
              at: wallet.clock.now(),
            }),
          );
      }
      wallet.clock.advance(1000);
    }
    const lines = await everyLine();
    expect(new Set(lines.map(({ operation_id, kind }) => `${operation_id} ${kind}`)).size).toBe(
      lines.length,
    );
    const sum = (of: (line: StatementLine) => number) =>
      lines.reduce((total, line) => total + of(line), 0);
    const through = (account: string) =>
      sum(({ entries }) =>
        entries.reduce(
          (total, { debit, credit, amount }) =>
            total + (credit === account ? amount : 0) - (debit === account ? amount : 0),
          0,
        ),
      );
    const balances = await walletOf(member);
    expect({ cash: sum(({ cash }) => cash), coins: sum(({ coins }) => coins) }).toEqual({
      cash: balances.cash,
      coins: balances.coins,
    });
    const accounts = ['cash', 'in_play', 'outgoing', 'coins'].map(through);
    const { cash, in_play, on_its_way, coins } = balances;
    expect(accounts).toEqual([cash, in_play, on_its_way, coins]);
    const times = lines.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    // The cash entries of the listed rounds must add up to the same stakes and payouts as the ledger's transfers.
    const { rows } = await owner().query<{ debit: number; credit: number; amount: string }>(
      `select sum(amount) filter (where debit = 101) as staked, sum(amount) filter (where credit = 101) as paid
       from ledger_transfers where member_id = $1 and kind = 1`,
      [member.id],
    );
    const rounds = lines.filter(({ kind }) => kind === 'round');
    const entriesOf = (account: 'debit' | 'credit') =>
      rounds
        .flatMap(({ entries }) => entries)
        .reduce((total, entry) => total + (entry[account] === 'cash' ? entry.amount : 0), 0);
    expect(rows[0]).toEqual({
      staked: String(entriesOf('debit')),
      paid: entriesOf('credit') === 0 ? null : String(entriesOf('credit')),
    });
    const parts = ['rounds', 'cashier', 'coins'];
    const split = (await Promise.all(parts.map((view) => everyLine({ view })))).flat();
    expect(split).toHaveLength(lines.length);
    expect(await everyLine({ view: 'money' })).toEqual(
      lines.filter(({ entries }) => entries.every(({ debit }) => !debit.startsWith('coins'))),
    );
    const file = await member.client.call(statementCalls.statementCsv, {
      query: { from: times.at(-1)?.slice(0, 10), to: times[0]?.slice(0, 10) },
    });
    const entries = lines.flatMap((line) => line.entries).length;
    expect((file.body as string).split('\r\n')).toHaveLength(entries + 2);
  });

  test('lists open and settled rounds with decisions, each on one day', async () => {
    await topUp(member, 20_000, newCard());
    await play(2);
    const { rows } = await owner().query<{ pair: number; nonce: number }>(
      'select seed_pair_no as pair, next_nonce as nonce from ledger_wallets where member_id = $1',
      [member.id],
    );
    const [open, over] = [uuidv7(), uuidv7()];
    const began = wallet.clock.now();
    const later = new Date(began.getTime() + 2 * 86_400_000);
    const openRound = (id: string, game: string, nonce: number) =>
      owner().query(
        'select wagers_open($1, $2, $3, 1::smallint, $4, $5, $6, $7, $8, $9, 10::smallint, $10, $11)',
        [member.id, id, randomUUID(), game, '1', '{}', rows[0]?.pair, nonce, 700, began, later],
      );
    await openRound(over, 'boulevard-blackjack', rows[0]?.nonce ?? 0);
    await openRound(open, 'shinjuku-jacks', (rows[0]?.nonce ?? 0) + 1);
    await owner().query('select wagers_raise($1, $2, 0, $3, 300, $4)', [
      member.id,
      over,
      'double',
      began,
    ]);
    const settle = () =>
      owner().query(
        'select wagers_settle(array[$1::uuid], array[$2::uuid], array[$3], array[1500], $4)',
        [member.id, over, '{"actions":["double"]}', later],
      );
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const shown = async () =>
      (await everyLine({ view: 'rounds' })).map(({ operation_id, cash, entries }) => [
        operation_id,
        cash,
        entries.map(({ debit, credit, amount }) => `${debit} ${credit} ${amount}`),
      ]);
    const before = await shown();
    expect(before.slice(0, 2)).toEqual([
      [open, -700, ['cash in_play 700']],
      [over, -1000, ['cash in_play 1000']],
    ]);
    await settle();
    expect((await shown()).slice(0, 2)).toEqual([
      [open, -700, ['cash in_play 700']],
      [over, 500, ['cash in_play 1000', 'in_play play_house 1000', 'play_house cash 1500']],
    ]);
    // Rounds are listed on the day on which they were opened, even if they were settled on a later day. The first day
    // must therefore list all four rounds.
    expect(await everyLine({ view: 'rounds', to: day(began) })).toHaveLength(4);
    expect(await everyLine({ view: 'rounds', from: day(later) })).toEqual([]);
    const lines = await everyLine();
    const total = lines.reduce((sum, { cash }) => sum + cash, 0);
    const inPlay = lines
      .flatMap(({ entries }) => entries)
      .reduce(
        (sum, { debit, credit, amount }) =>
          sum + (credit === 'in_play' ? amount : 0) - (debit === 'in_play' ? amount : 0),
        0,
      );
    const now = (await member.client.get('/api/wallet')).body as { data: object };
    expect(now.data).toMatchObject({ cash: total, in_play: inPlay });
  });

  test('continues from its cursor despite new lines and stays within the requested days', async () => {
    await topUp(member, 20_000, newCard());
    await play(70);
    const first = await member.client.call(statementCalls.statement, { query: { view: 'rounds' } });
    const page = (first.body as { data: { lines: StatementLine[]; next_cursor: string } }).data;
    expect(page.lines).toHaveLength(50);
    await play(5);
    const second = await member.client.call(statementCalls.statement, {
      query: { view: 'rounds', cursor: page.next_cursor },
    });
    const rest = (second.body as { data: { lines: StatementLine[]; next_cursor: null } }).data;
    expect(rest.lines).toHaveLength(20);
    expect(rest.next_cursor).toBeNull();
    const seen = [...page.lines, ...rest.lines].map(({ operation_id }) => operation_id);
    expect(new Set(seen).size).toBe(70);
    const today = wallet.clock.now().toISOString().slice(0, 10);
    expect(await everyLine({ from: today, to: today, view: 'rounds' })).toHaveLength(75);
    expect(await everyLine({ to: '2020-01-01' })).toEqual([]);
    expect(await everyLine({ from: '2099-01-01' })).toEqual([]);
    for (const cursor of ['nonsense', Buffer.from('{"r":[1]}').toString('base64url')])
      expect(
        (await member.client.call(statementCalls.statement, { query: { cursor } })).status,
      ).toBe(422);
    const long = await member.client.call(statementCalls.statementCsv, {
      query: { from: '2026-01-01', to: '2026-04-03' },
    });
    expect(long.body).toMatchObject({ code: 'request.invalid' });
  });
});

test('the amounts that the cashier shows as available match what requests accept', async () => {
  const limits = async () =>
    (await member.client.call(calls.cashierLimits)).body as {
      data: { top_up: { available: number }; cash_out: { available: number } };
    };
  expect((await limits()).data).toEqual({
    top_up: {
      minimum: 1000,
      maximum: 200_000,
      available: 200_000,
      left_day: 500_000,
      left_month: 2_000_000,
    },
    cash_out: {
      minimum: 1000,
      maximum: 200_000,
      available: 0,
      left_day: 1_000_000,
      left_month: 5_000_000,
    },
    blocked_until: null,
    top_ups_suspended: false,
    cash_outs_available: true,
  });
  await topUp(member, 150_000, newCard());
  await startTopUp(member, 200_000);
  const { top_up, cash_out } = (await limits()).data;
  expect([top_up.available, cash_out.available]).toEqual([150_000, 150_000]);
  const over = await member.client.post('/api/wallet/top-ups', {
    key: randomUUID(),
    amount_cents: top_up.available + 1,
    kind: 'card',
  });
  expect(over.body).toMatchObject({ code: 'wallet.above_daily_limit' });
  await startTopUp(member, top_up.available);
  const method = await methodOf(member);
  expect((await askCashOut(member, cash_out.available + 1, method)).status).toBe(422);
  expect((await askCashOut(member, cash_out.available, method)).status).toBe(200);
});
