/**
 * Simulated member. Starts operations at random moments without waiting for earlier operations, and follows each
 * operation until its outcome is known.
 */
import { randomUUID } from 'node:crypto';
import { pick, type Random } from '@wl/art/random';
import type { BodyInputOf } from '@wl/contract/call';
import * as limits from '@wl/contract/limits';
import * as play from '@wl/contract/play';
import * as wallet from '@wl/contract/wallet';
import { attempt, type Attempt } from './client.ts';
import { WENT_ON, type History, type Line, type Operation } from './history.ts';
import { methodsOf, payByCard, type Person } from './people.ts';

export interface Work {
  person: Person;
  random: Random;
  history: History;
  /** Operations per second. */
  rate: number;
}

export interface Worker {
  /** Tops up once and waits until the money is credited, so that the member can place bets. */
  fund(cents: number): Promise<void>;
  start(): void;
  /** Stops starting operations. */
  stop(): void;
  /**
   * Resolves when all started operations have an outcome, at the latest after `withinMs`. Returns the number of
   * operations without an outcome.
   */
  settled(withinMs: number): Promise<number>;
}

/**
 * Maximum number of operations that a member has open at the same time. It exceeds the server's limit, so that the
 * server's refusals are tested too.
 */
const OPEN_MAX = 24;
const RETRY_FIRST_MS = 100;
const RETRY_MAX_MS = 1500;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Test cards (payment-sandbox/src/cards.ts), each with the share of top-ups that use the card. */
const CARDS: [card: string, share: number][] = [
  ['4242424242424242', 0.22],
  ['5555555555554444', 0.16],
  // Effects of the next four cards: 3-D Secure is required · the payment settles later · each webhook is sent five
  // times · webhooks are sent in the wrong order.
  ['4000000000003220', 0.1],
  ['4000000000001117', 0.1],
  ['4000000000002222', 0.1],
  ['4000000000003337', 0.1],
  // Effects of the last four cards: the payment is charged back · half of the payment is refunded · payouts are
  // rejected · the payment is declined.
  ['4000000000004442', 0.07],
  ['4000000000005555', 0.07],
  ['4000000000006660', 0.06],
  ['4000000000000002', 0.02],
];

function drawCard(random: Random): string {
  let dice = random();
  const found = CARDS.find(([, share]) => (dice -= share) < 0);
  return found?.[0] ?? '4242424242424242';
}

/** Roulette bet, in cents per spot, whose total exceeds every member's balance. */
const manyChips = { red: 10_000, even: 10_000, low: 10_000, 'dozen:1': 10_000, 'column:1': 10_000 };

/** Returns a random whole-dollar amount from $10 to $40, in cents. */
const dollars = (random: Random) => 100 * Math.round(10 + random() * 30);

type Facts = Partial<Pick<Line, 'cents' | 'payoutCents' | 'nonce' | 'id'>>;

export function putToWork({ person, random, history, rate }: Work): Worker {
  const { caller } = person;
  const open = new Set<Promise<void>>();
  /** Ids of acknowledged cash-outs that this member has neither cancelled nor locked. */
  const cancellable: string[] = [];
  let answering: Promise<unknown> | undefined;
  let isOver = false;
  let givesUpMs = Infinity;
  let timer: NodeJS.Timeout | undefined;

  function note(
    operation: Operation,
    key: string,
    outcome: Line['outcome'],
    more: Facts & { why?: string } = {},
  ) {
    history.write({ member: person.id, operation, key, outcome, ...more });
  }

  /** Sends a request repeatedly with the same key until the outcome is known. @returns the acknowledged response */
  async function carryOut<T>(
    operation: Operation,
    key: string,
    cents: number,
    send: (inDoubt: boolean) => Promise<Attempt<T>>,
    facts: (reply: T) => Facts | undefined,
  ): Promise<T | undefined> {
    note(operation, key, 'invoke', { cents });
    let inDoubt = false;
    for (let pauseMs = RETRY_FIRST_MS; ; pauseMs = Math.min(pauseMs * 2, RETRY_MAX_MS)) {
      const heard = await send(inDoubt);
      if (heard.kind === 'ok') {
        const known = facts(heard.reply);
        if (known) note(operation, key, 'ok', known);
        return heard.reply;
      }
      note(operation, key, heard.kind, { why: heard.why });
      if (heard.kind === 'refused' || performance.now() > givesUpMs) return undefined;
      inDoubt = true;
      await sleep(pauseMs * (0.5 + random()));
    }
  }

  /**
   * Places a bet. If the server refuses the bet because a reality check is due, confirms the check. Checks are often
   * due, because the clocks jump by days. The server starts no round until the check is confirmed.
   */
  async function placeBet(body: BodyInputOf<typeof play.placeBet>, inDoubt: boolean) {
    const heard = await attempt(() => caller.request(play.placeBet, { body }), inDoubt);
    if (heard.kind === 'refused' && heard.why === 'limits.reality_check_due') {
      answering ??= attempt(() => caller.request(limits.answerRealityCheck, {}), false).finally(
        () => (answering = undefined),
      );
      await answering;
    }
    return heard;
  }

  async function bet() {
    const id = randomUUID();
    const slot = random() < 0.6;
    const stake = pick(random, [20, 50, 100]);
    // The server must refuse some of the bets: those with a stake that is not on the stake ladder and those that exceed
    // the balance.
    const odd = random();
    const body = slot
      ? { id, game: 'neon-shibuya', bet: { stakeCents: odd < 0.03 ? 7 : stake } }
      : {
          id,
          game: 'westminster-roulette',
          bet: { spots: odd < 0.03 ? manyChips : { red: stake, 'straight:17': 10 } },
        };
    const cents = Object.values(body.bet.spots ?? { stake }).reduce((sum, chip) => sum + chip, 0);
    await carryOut(
      'bet',
      id,
      cents,
      (inDoubt) => placeBet(body, inDoubt),
      ({ data: { round } }) => ({
        cents: round.stake_cents,
        payoutCents: round.payout_cents,
        nonce: round.proof.nonce,
      }),
    );
  }

  async function topUp(amount_cents = dollars(random), card = drawCard(random)) {
    const key = randomUUID();
    const started = await carryOut(
      'top_up',
      key,
      amount_cents,
      (inDoubt) =>
        attempt(
          () => caller.request(wallet.startTopUp, { body: { key, amount_cents, kind: 'card' } }),
          inDoubt,
        ),
      // A started top-up has not been paid, so its outcome is still open.
      () => undefined,
    );
    if (!started) return;
    const { id, redirect_url } = started.data;
    for (let looks = 0; performance.now() < givesUpMs; looks += 1) {
      // Pay again from time to time while the state does not change, because the first payment may not have reached the
      // provider's page.
      if (looks % 20 === 0) await payByCard(redirect_url, card).catch(() => {});
      const state = await attempt(
        () => caller.request(wallet.topUpState, { params: { id } }),
        true,
      );
      const step = state.kind === 'ok' ? state.reply.data.step : undefined;
      // A refunded top-up was credited before the refund, so it counts as acknowledged.
      if (step === 'credited' || step === 'refunded')
        return note('top_up', key, 'ok', { id, cents: amount_cents });
      if (step === 'declined') return note('top_up', key, 'refused', { id, why: 'declined' });
      await sleep(300);
    }
  }

  async function cashOut() {
    const key = randomUUID();
    const methods = await attempt(() => methodsOf(person), false);
    if (methods.kind !== 'ok' || methods.reply.length === 0) return;
    const method_id = pick(random, methods.reply);
    const body = { key, amount_cents: dollars(random), method_id };
    const done = await carryOut(
      'cash_out',
      key,
      body.amount_cents,
      (inDoubt) => attempt(() => caller.request(wallet.requestCashOut, { body }), inDoubt),
      ({ data }) => ({ id: data.id, cents: data.amount }),
    );
    if (done) cancellable.push(done.data.id);
  }

  /**
   * Cancels a cash-out, locks it, or requests both at the same time. In the last case, the server decides which request
   * takes effect.
   */
  async function changeMind() {
    const [id] = cancellable.splice(Math.floor(random() * cancellable.length), 1);
    if (id === undefined) return;
    const dice = random();
    await Promise.all([
      dice < 0.7 ? end('cancel', id, wallet.cancelCashOut) : undefined,
      dice > 0.4 ? end('flush', id, wallet.flushCashOut) : undefined,
    ]);
  }

  async function end(operation: 'cancel' | 'flush', id: string, call: typeof wallet.cancelCashOut) {
    await carryOut(
      operation,
      id,
      0,
      (inDoubt) => endOnce(operation, id, call, inDoubt),
      ({ data }) => ({ id, cents: data.amount }),
    );
  }

  /**
   * Cancels or locks a cash-out. These calls have no idempotency key. If a call is refused after an attempt with an
   * unknown outcome, the transaction list shows whether that attempt succeeded.
   */
  async function endOnce(
    operation: 'cancel' | 'flush',
    id: string,
    call: typeof wallet.cancelCashOut,
    inDoubt: boolean,
  ) {
    const heard = await attempt(() => caller.request(call, { params: { id } }), inDoubt);
    if (heard.kind !== 'refused' || !inDoubt) return heard;
    const mine = operation === 'cancel' ? 'cancelled' : 'flushed';
    for (let page = 1; page <= 50; page += 1) {
      const list = await attempt(
        () => caller.request(wallet.transactions, { query: { page } }),
        true,
      );
      if (list.kind !== 'ok') return { kind: 'unknown', why: 'the list did not come' } as const;
      const found = list.reply.data.find((line) => line.id === id);
      if (found?.step === mine) return { kind: 'ok', reply: { data: found } } as const;
      // The payout has already begun, and the latest step does not show whether the cash-out was locked before the
      // payout.
      if (found && operation === 'flush' && found.step !== 'cancelled')
        return { kind: 'refused', why: WENT_ON } as const;
      if (found) return heard;
      if (list.reply.data.length === 0) break;
    }
    return { kind: 'unknown', why: 'the cash-out is not in the list' } as const;
  }

  function begin() {
    const dice = random();
    const operation =
      dice < 0.76 ? bet() : dice < 0.84 ? topUp() : dice < 0.92 ? cashOut() : changeMind();
    const running: Promise<void> = operation.finally(() => open.delete(running));
    open.add(running);
  }

  /** Schedules operations at exponentially distributed intervals, as independent members would. */
  function schedule() {
    timer = setTimeout(
      () => {
        if (isOver) return;
        if (open.size < OPEN_MAX) begin();
        schedule();
      },
      (-Math.log(1 - random()) / rate) * 1000,
    );
  }

  return {
    fund: (cents) => topUp(cents, '4242424242424242'),
    start: schedule,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
    settled: async (withinMs) => {
      givesUpMs = performance.now() + withinMs;
      await Promise.race([Promise.all(open), sleep(withinMs)]);
      return open.size;
    },
  };
}
