import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Books } from './books.ts';
import { check } from './checker.ts';
import { fold, type Line } from './history.ts';

/** Returns a message as the casino stores it. The message's id is also used as its text. */
const messageRow = (id: string, number: number) => ({
  member_id: 'ada',
  conversation_id: 'talk',
  number,
  id,
  author: 'member',
  text: id,
  kind: 'text',
});

/**
 * Returns a small history and matching books: a top-up of $100, one round, one cancelled cash-out, one paid
 * cash-out and two chat messages.
 */
function honest(): { lines: Line[]; books: Books } {
  const member = 'ada';
  const line = (rest: Omit<Line, 'at' | 'member'>): Line => ({ at: '', member, ...rest });
  const lines = [
    line({ operation: 'top_up', key: 'k1', outcome: 'invoke', cents: 10_000 }),
    line({ operation: 'top_up', key: 'k1', outcome: 'ok', id: 't1', cents: 10_000 }),
    line({ operation: 'bet', key: 'r1', outcome: 'invoke', cents: 100 }),
    line({ operation: 'bet', key: 'r1', outcome: 'unknown', why: '0 network' }),
    line({ operation: 'bet', key: 'r1', outcome: 'ok', cents: 100, payoutCents: 250, nonce: 0 }),
    line({ operation: 'bet', key: 'r2', outcome: 'invoke', cents: 7 }),
    line({ operation: 'bet', key: 'r2', outcome: 'refused', why: 'play.stake_off_ladder' }),
    line({ operation: 'cash_out', key: 'k2', outcome: 'invoke', cents: 2_000 }),
    line({ operation: 'cash_out', key: 'k2', outcome: 'ok', id: 'c1', cents: 2_000 }),
    line({ operation: 'cancel', key: 'c1', outcome: 'invoke', cents: 0 }),
    line({ operation: 'cancel', key: 'c1', outcome: 'ok', id: 'c1', cents: 2_000 }),
    line({ operation: 'cash_out', key: 'k3', outcome: 'invoke', cents: 3_000 }),
    line({ operation: 'cash_out', key: 'k3', outcome: 'ok', id: 'c2', cents: 3_000 }),
    line({ operation: 'message', key: 'm1', outcome: 'invoke' }),
    line({ operation: 'message', key: 'm1', outcome: 'unknown', why: '0 network' }),
    line({ operation: 'message', key: 'm1', outcome: 'ok', id: 'talk', number: 1 }),
    line({ operation: 'message', key: 'm2', outcome: 'invoke' }),
    line({ operation: 'message', key: 'm2', outcome: 'ok', id: 'talk', number: 2 }),
  ];
  const transfer = (
    operation_id: string,
    kind: number,
    debit: number,
    credit: number,
    amount: number,
  ) => ({ member_id: member, operation_id, kind, debit, credit, amount });
  const payment = (id: string, key: string, amount_cents: number, state: string) => ({
    id,
    member_id: member,
    key,
    amount_cents,
    state,
    created_at: new Date('2026-03-02T12:00:00Z'),
  });
  const books: Books = {
    rounds: [{ member_id: member, id: 'r1', stake: 100, payout: 250, seed_pair_no: 1, nonce: 0 }],
    transfers: [
      transfer('t1', 10, 152, 101, 10_000),
      transfer('r1', 1, 101, 151, 100),
      transfer('r1', 1, 151, 101, 250),
      transfer('c1', 20, 101, 104, 2_000),
      transfer('c1', 21, 104, 101, 2_000),
      transfer('c2', 20, 101, 104, 3_000),
      transfer('c2', 22, 104, 152, 3_000),
    ],
    wallets: [
      {
        member_id: member,
        cash: 7_150,
        bonus: 0,
        coins: 0,
        in_play: 0,
        outgoing: 0,
        seed_pair_no: 1,
        next_nonce: 1,
      },
    ],
    topUps: [payment('t1', 'k1', 10_000, 'credited')],
    cashOuts: [payment('c1', 'k2', 2_000, 'cancelled'), payment('c2', 'k3', 3_000, 'paid')],
    statement: [
      { type: 'payment', reference: 't1', amount: 10_000 },
      { type: 'payout', reference: 'c2', amount: -3_000 },
    ],
    providerEvents: [],
    debts: [],
    flushed: [],
    messages: [messageRow('m1', 1), messageRow('m2', 2)],
    chatting: [member],
    failedEvents: 0,
  };
  return { lines, books };
}

type Plant = (books: Books, lines: Line[]) => void;

const find = (plant: Plant) => {
  const { lines, books } = honest();
  plant(books, lines);
  return check(fold(lines), books);
};
const kindsOf = (plant: Plant) => new Set(find(plant).map(({ kind }) => kind));
const wallet = (books: Books) => books.wallets[0] ?? expect.unreachable();
const repeat = (books: Books, operation: string, kind: number, as = operation) => {
  const row = books.transfers.find(
    ({ operation_id, kind: of }) => operation_id === operation && of === kind,
  );
  if (!row) throw new Error('no such transfer');
  books.transfers.push({ ...row, operation_id: as });
  return row.amount;
};

test('books that match the histories give no finding', () => {
  expect(find(() => {})).toEqual([]);
});

describe('a planted double payment is found, although the balances match the transfers:', () => {
  test('a top-up credited twice', () => {
    const kinds = kindsOf((books) => (wallet(books).cash += repeat(books, 't1', 10)));
    expect(kinds).toEqual(new Set(['duplicated', 'wrong']));
  });
  test('a top-up credited again under another operation', () => {
    const kinds = kindsOf((books) => (wallet(books).cash += repeat(books, 't1', 10, 't9')));
    expect(kinds).toEqual(new Set(['duplicated', 'wrong']));
  });
  test('a round paid twice', () => {
    const findings = find((books) => {
      const paid = { ...books.transfers[2]!, operation_id: 'r9' };
      books.transfers.push(paid);
      wallet(books).cash += paid.amount;
    });
    expect(findings.some(({ kind }) => kind === 'duplicated')).toBe(true);
  });
  test('a payout sent twice by the provider', () => {
    const kinds = kindsOf(({ statement }) => statement.push({ ...statement[1]! }));
    expect(kinds).toEqual(new Set(['duplicated']));
  });
  test('a cash-out both cancelled and paid', () => {
    const kinds = kindsOf(({ transfers }) =>
      transfers.push({ ...transfers[4]!, operation_id: 'c2' }),
    );
    expect(kinds).toContain('duplicated');
  });
});

describe('other planted faults are found:', () => {
  test('an acknowledged round that is missing', () => {
    const kinds = kindsOf((books) => {
      books.rounds = [];
      books.transfers = books.transfers.filter(({ kind }) => kind !== 1);
      wallet(books).cash -= 150;
      wallet(books).next_nonce = 0;
    });
    expect(kinds).toEqual(new Set(['lost', 'wrong']));
  });
  test('a top-up that the provider charged twice or that was never credited', () => {
    const kinds = kindsOf(({ statement }) =>
      statement.push({ type: 'payment', reference: 't1', amount: 10_000 }),
    );
    expect(kinds).toContain('duplicated');
    const lost = kindsOf((books, lines) => {
      books.transfers = books.transfers.filter(({ kind }) => kind !== 10);
      lines.splice(1, 1);
    });
    expect(lost).toContain('lost');
  });
  test('a rejected bet that took effect', () => {
    const kinds = kindsOf((books) => {
      repeat(books, 'r1', 1, 'r2');
      books.rounds.push({ ...books.rounds[0]!, id: 'r2', stake: 7, nonce: 1 });
    });
    expect(kinds).toContain('duplicated');
  });
  test('an operation without a known outcome', () => {
    const kinds = kindsOf((_, lines) => lines.splice(4, 1));
    expect(kinds).toEqual(new Set(['unresolved']));
  });
  test('a wrong payout, a negative balance, a gap in the nonces or a balance that does not add up', () => {
    const plants: Plant[] = [
      (books) => (books.rounds[0]!.payout = 251),
      (books) => (wallet(books).bonus = -1),
      (books) => (books.rounds[0]!.nonce = 1),
      (books) => (wallet(books).next_nonce = 2),
      (books) => (wallet(books).cash += 1),
    ];
    for (const plant of plants) expect(kindsOf(plant)).toContain('wrong');
  });
});

describe('the check of charge-backs, debts, locks and limits', () => {
  const event = {
    provider: 'harbour',
    event_id: 'evt_1',
    type: 'payment_charged_back',
    reference: 't1',
    amount_cents: 10_000,
    outcome: 'applied',
  };
  const hex = createHash('sha256').update('wallet.event:harbour:evt_1').digest('hex');
  const operation = hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  /** Adds a chargeback of the $100 top-up, leaving a debt of $28.50, and a $5 credit that pays part of the debt. */
  const chargeBack: Plant = (books, lines) => {
    const member_id = 'ada';
    const row = (
      operation_id: string,
      kind: number,
      debit: number,
      credit: number,
      amount: number,
    ) => books.transfers.push({ member_id, operation_id, kind, debit, credit, amount });
    row(operation, 12, 101, 152, 7_150);
    row(operation, 12, 155, 152, 2_850);
    row('t2', 10, 152, 101, 500);
    row('x1', 90, 101, 155, 500);
    books.providerEvents.push({ ...event });
    books.debts.push({ id: operation, member_id, amount_cents: 2_850, settled_cents: 500 });
    books.statement.push(
      { type: 'charge_back', reference: 't1', amount: -10_000 },
      { type: 'payment', reference: 't2', amount: 500 },
    );
    books.topUps.push({ ...books.topUps[0]!, id: 't2', key: 'k9', amount_cents: 500 });
    const answered = {
      at: '',
      member: member_id,
      operation: 'top_up',
      key: 'k9',
      id: 't2',
    } as const;
    lines.push(
      { ...answered, outcome: 'invoke', cents: 500 },
      { ...answered, outcome: 'ok', cents: 500 },
    );
    wallet(books).cash = 0;
  };
  const after = (plant: Plant): Plant => {
    return (books, lines) => {
      chargeBack(books, lines);
      plant(books, lines);
    };
  };

  test('accepts a charge-back that takes the balance and leaves a debt', () => {
    expect(find(chargeBack)).toEqual([]);
  });
  test('finds a charge-back missing from the provider’s statement or from our provider events', () => {
    expect(kindsOf(after(({ statement }) => statement.splice(2, 1)))).toContain('duplicated');
    expect(kindsOf(after(({ providerEvents }) => providerEvents.splice(0)))).toContain('lost');
  });
  test('finds a missing debt and a settled amount that is too low or too high', () => {
    expect(kindsOf(after(({ debts }) => debts.splice(0)))).toContain('lost');
    expect(kindsOf(after(({ debts }) => (debts[0]!.settled_cents = 0)))).toContain('duplicated');
    expect(kindsOf(after(({ debts }) => (debts[0]!.settled_cents = 600)))).toContain('wrong');
  });
  test('finds a provider event that was set aside', () => {
    const plant: Plant = ({ providerEvents }) => (providerEvents[0]!.outcome = 'set_aside');
    expect(kindsOf(after(plant))).toContain('wrong');
  });

  const flush = (outcome: 'ok' | 'refused', key = 'c2', why = 'wallet.cash_out_not_pending') =>
    ({ at: '', member: 'ada', operation: 'flush', key, outcome, why }) as const;
  test('finds an acknowledged lock that is missing and a rejected lock that took effect', () => {
    expect(kindsOf((_, lines) => lines.push(flush('ok')))).toEqual(new Set(['lost']));
    const taken = kindsOf(({ flushed }, lines) => {
      flushed.push('c2');
      lines.push(flush('refused'));
    });
    expect(taken).toEqual(new Set(['duplicated']));
  });
  test('finds a locked cash-out that was cancelled', () => {
    const kinds = kindsOf(({ flushed }, lines) => {
      flushed.push('c1');
      lines.push(flush('ok', 'c1'));
    });
    expect(kinds).toEqual(new Set(['wrong']));
  });

  test('finds top-ups of a UTC day above the member’s own limit', () => {
    const id = '01a1fce4-9028-733f-acd8-95ba5ad562a1';
    const { books } = honest();
    for (const row of [...books.topUps, ...books.cashOuts, ...books.wallets, ...books.transfers])
      Object.assign(row, { member_id: id });
    const over = (limit: number) =>
      check([], books, new Map([[id, limit]])).filter(({ what }) => what.includes('topped up'));
    expect(over(10_000)).toEqual([]);
    expect(over(9_999)).toHaveLength(1);
  });
});

describe('the check of chat messages', () => {
  test('finds an acknowledged message that is missing', () => {
    expect(kindsOf(({ messages }) => messages.pop())).toEqual(new Set(['lost']));
  });
  test('finds a message that was stored twice, under another id', () => {
    const plant: Plant = ({ messages }) => messages.push({ ...messageRow('m3', 3), text: 'm1' });
    expect(kindsOf(plant)).toEqual(new Set(['duplicated']));
  });
  test('finds a refused message that was stored', () => {
    const plant: Plant = ({ messages }, lines) => {
      lines.push({ at: '', member: 'ada', operation: 'message', key: 'm3', outcome: 'refused' });
      messages.push(messageRow('m3', 3));
    };
    expect(kindsOf(plant)).toEqual(new Set(['duplicated']));
  });
  test('finds another number, another text, a gap in the numbers and a second open conversation', () => {
    const plants: Plant[] = [
      ({ messages }) => messages.forEach((row) => (row.number = 3 - row.number)),
      ({ messages }) => (messages[0]!.text = 'changed'),
      ({ messages }, lines) => {
        lines.push({ at: '', member: 'ada', operation: 'message', key: 'm4', outcome: 'invoke' });
        messages.push(messageRow('m4', 4));
      },
      ({ chatting }) => chatting.push('ada'),
    ];
    for (const plant of plants) expect(kindsOf(plant)).toContain('wrong');
  });
});
