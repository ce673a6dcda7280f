import { randomUUID } from 'node:crypto';
import { pick } from '@wl/art/random';
import * as cashOuts from '@wl/contract/wallet-cash-outs';
import * as transactions from '@wl/contract/wallet-transactions';
import { carryOut, dollars, type Player } from './carry-out.ts';
import { attempt } from './client.ts';
import { WENT_ON } from './history.ts';
import { methodsOf, type Person } from './people.ts';

/** Returns functions that request a cash-out for the member, and that cancel or lock an earlier cash-out. */
export function createCashOuts(player: Player) {
  const { person, random } = player;
  const { caller } = person;
  /** Ids of acknowledged cash-outs that this member has neither cancelled nor locked. */
  const cancellable: string[] = [];

  async function request(): Promise<void> {
    const key = randomUUID();
    const methods = await attempt(() => methodsOf(person), false);
    if (methods.kind !== 'ok' || methods.reply.length === 0) return;
    const method_id = pick(random, methods.reply);
    const body = { key, amount_cents: dollars(random), method_id };
    const done = await carryOut(
      player,
      { operation: 'cash_out', key, cents: body.amount_cents },
      (inDoubt) => attempt(() => caller.request(cashOuts.requestCashOut, { body }), inDoubt),
      ({ data }) => ({ id: data.id, cents: data.amount }),
    );
    if (done) cancellable.push(done.data.id);
  }

  /**
   * Cancels a cash-out, locks it, or sends both requests at the same time, to test that only one of them takes effect.
   */
  async function changeMind(): Promise<void> {
    const [id] = cancellable.splice(Math.floor(random() * cancellable.length), 1);
    if (id === undefined) return;
    const dice = random();
    await Promise.all([
      dice < 0.7 ? end(player, 'cancel', id, cashOuts.cancelCashOut) : undefined,
      dice > 0.4 ? end(player, 'flush', id, cashOuts.flushCashOut) : undefined,
    ]);
  }

  return { request, changeMind };
}

async function end(
  player: Player,
  operation: 'cancel' | 'flush',
  id: string,
  call: typeof cashOuts.cancelCashOut,
) {
  await carryOut(
    player,
    { operation, key: id, cents: 0 },
    (inDoubt) => endOnce(player.person, operation, id, call, inDoubt),
    ({ data }) => ({ id, cents: data.amount }),
  );
}

/**
 * Cancels or locks a cash-out. These calls have no idempotency key, so an attempt without a response may have
 * succeeded. If the next attempt is refused, looks up the outcome in the transaction list.
 */
async function endOnce(
  { caller }: Person,
  operation: 'cancel' | 'flush',
  id: string,
  call: typeof cashOuts.cancelCashOut,
  inDoubt: boolean,
) {
  const heard = await attempt(() => caller.request(call, { params: { id } }), inDoubt);
  if (heard.kind !== 'refused' || !inDoubt) return heard;
  const mine = operation === 'cancel' ? 'cancelled' : 'flushed';
  for (let page = 1; page <= 50; page += 1) {
    const list = await attempt(
      () => caller.request(transactions.transactions, { query: { page } }),
      true,
    );
    if (list.kind !== 'ok') return { kind: 'unknown', why: 'the list did not come' } as const;
    const found = list.reply.data.find((line) => line.id === id);
    if (found?.step === mine) return { kind: 'ok', reply: { data: found } } as const;
    // Once the payout has begun, the list no longer shows whether the cash-out was locked. Count the lock as refused.
    if (found && operation === 'flush' && found.step !== 'cancelled')
      return { kind: 'refused', why: WENT_ON } as const;
    if (found) return heard;
    if (list.reply.data.length === 0) break;
  }
  return { kind: 'unknown', why: 'the cash-out is not in the list' } as const;
}
