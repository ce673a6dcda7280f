/** A member at work: operations at random moments whether or not earlier ones were answered, each taken to its end. */
import { randomUUID } from 'node:crypto';
import { pick, type Random } from '@wl/art/random';
import * as play from '@wl/contract/play';
import * as wallet from '@wl/contract/wallet';
import { attempt, type Attempt } from './client.ts';
import type { History, Line, Operation } from './history.ts';
import { methodOf, payByCard, type Person } from './people.ts';

export interface Work {
  person: Person;
  random: Random;
  history: History;
  /** Operations per second. */
  rate: number;
}

export interface Worker {
  /** A first top-up that is credited, so that there is something to play with. */
  fund(cents: number): Promise<void>;
  start(): void;
  /** No new operations from now on. */
  stop(): void;
  /** Resolves when every operation begun has an outcome, or at the time given; answers how many have none. */
  settled(withinMs: number): Promise<number>;
}

/** As many may be without an answer at once; more than the server takes, so that its refusals are seen too. */
const OPEN_MAX = 24;
const RETRY_FIRST_MS = 100;
const RETRY_MAX_MS = 1500;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const CARDS = [
  // Succeeds at once · 3-D Secure · settles later · its webhook comes five times · in the wrong order · declined.
  ...['4242424242424242', '5555555555554444', '4000000000003220', '4000000000001117'],
  ...['4000000000002222', '4000000000003337', '4000000000000002'],
];

/** More than these members own. */
const manyChips = { red: 10_000, even: 10_000, low: 10_000, 'dozen:1': 10_000, 'column:1': 10_000 };

/** $10 to $40, in whole dollars. */
const dollars = (random: Random) => 100 * Math.round(10 + random() * 30);

type Facts = Partial<Pick<Line, 'cents' | 'payoutCents' | 'nonce' | 'id'>>;

export function putToWork({ person, random, history, rate }: Work): Worker {
  const { caller } = person;
  const open = new Set<Promise<void>>();
  /** Own cash-outs that were acknowledged and not yet cancelled. */
  const cancellable: string[] = [];
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

  /** Sends until the outcome is known, always under the same key. @returns what was acknowledged */
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

  async function bet() {
    const id = randomUUID();
    const slot = random() < 0.6;
    const stake = pick(random, [20, 50, 100]);
    // Now and then something that must be refused: a stake off the ladder, or more than there is.
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
      (inDoubt) => attempt(() => caller.request(play.placeBet, { body }), inDoubt),
      ({ data: { round } }) => ({
        cents: round.stake_cents,
        payoutCents: round.payout_cents,
        nonce: round.proof.nonce,
      }),
    );
  }

  async function topUp(amount_cents = dollars(random), card = pick(random, CARDS)) {
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
      // Started is not paid: the outcome is what becomes of the money.
      () => undefined,
    );
    if (!started) return;
    const { id, redirect_url } = started.data;
    await payByCard(redirect_url, card).catch(() => {});
    while (performance.now() < givesUpMs) {
      const state = await attempt(
        () => caller.request(wallet.topUpState, { params: { id } }),
        true,
      );
      const step = state.kind === 'ok' ? state.reply.data.step : undefined;
      if (step === 'credited') return note('top_up', key, 'ok', { id, cents: amount_cents });
      if (step === 'declined') return note('top_up', key, 'refused', { id, why: 'declined' });
      await sleep(300);
    }
  }

  async function cashOut() {
    const key = randomUUID();
    const method = await attempt(() => methodOf(person), false);
    if (method.kind !== 'ok' || method.reply === undefined) return;
    const body = { key, amount_cents: dollars(random), method_id: method.reply };
    const done = await carryOut(
      'cash_out',
      key,
      body.amount_cents,
      (inDoubt) => attempt(() => caller.request(wallet.requestCashOut, { body }), inDoubt),
      ({ data }) => ({ id: data.id, cents: data.amount }),
    );
    if (done) cancellable.push(done.data.id);
  }

  async function cancel() {
    const [id] = cancellable.splice(Math.floor(random() * cancellable.length), 1);
    if (id === undefined) return;
    await carryOut(
      'cancel',
      id,
      0,
      (inDoubt) => cancelOnce(id, inDoubt),
      ({ data }) => ({ id, cents: data.amount }),
    );
  }

  /** A cancel has no key: when it was in doubt and is refused now, the list tells whether it was ours that came first. */
  async function cancelOnce(id: string, inDoubt: boolean) {
    const heard = await attempt(
      () => caller.request(wallet.cancelCashOut, { params: { id } }),
      inDoubt,
    );
    if (heard.kind !== 'refused' || !inDoubt) return heard;
    for (let page = 1; page <= 50; page += 1) {
      const list = await attempt(
        () => caller.request(wallet.transactions, { query: { page } }),
        true,
      );
      if (list.kind !== 'ok') return { kind: 'unknown', why: 'the list did not come' } as const;
      const found = list.reply.data.find((line) => line.id === id);
      if (found?.step === 'cancelled') return { kind: 'ok', reply: { data: found } } as const;
      if (found) return heard;
      if (list.reply.data.length === 0) break;
    }
    return { kind: 'unknown', why: 'the cash-out is not in the list' } as const;
  }

  function begin() {
    const dice = random();
    const operation =
      dice < 0.78 ? bet() : dice < 0.86 ? topUp() : dice < 0.94 ? cashOut() : cancel();
    const running: Promise<void> = operation.finally(() => open.delete(running));
    open.add(running);
  }

  /** Exponential pauses, as independent people make them. */
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
