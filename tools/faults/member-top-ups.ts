import { randomUUID } from 'node:crypto';
import type { Random } from '@wl/art/random';
import * as wallet from '@wl/contract/wallet-top-ups';
import { carryOut, dollars, note, type Player } from './carry-out.ts';
import { attempt } from './client.ts';
import { payByCard } from './people.ts';
import { sleep } from './server-node.ts';

/** Test cards (payment-sandbox/src/cards.ts), each with the share of top-ups that use the card. */
const CARDS: [card: string, share: number][] = [
  ['4242424242424242', 0.22],
  ['5555555555554444', 0.16],
  // Effects of the next four cards, in order:
  //
  // - 3-D Secure is required
  // - the payment settles later
  // - each webhook is sent five times
  // - webhooks are sent in the wrong order
  ['4000000000003220', 0.1],
  ['4000000000001117', 0.1],
  ['4000000000002222', 0.1],
  ['4000000000003337', 0.1],
  // Effects of the following four cards, in order:
  //
  // - the payment is charged back
  // - half of the payment is refunded
  // - payouts are rejected
  // - the payment is declined
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

/** Tops up a member's wallet, and waits until the top-up is credited or declined. */
export async function topUp(
  player: Player,
  amount_cents = dollars(player.random),
  card = drawCard(player.random),
) {
  const { caller } = player.person;
  const key = randomUUID();
  const started = await carryOut(
    player,
    { operation: 'top_up', key, cents: amount_cents },
    (inDoubt) =>
      attempt(
        () => caller.request(wallet.startTopUp, { body: { key, amount_cents, kind: 'card' } }),
        inDoubt,
      ),
    // Record no outcome yet: the top-up has been started, but not paid.
    () => undefined,
  );
  if (!started) return;
  const { id, redirect_url } = started.data;
  for (let looks = 0; performance.now() < player.givesUpMs; looks += 1) {
    // Submit the payment at the first poll and at every 20th poll after it, because an earlier attempt may not have
    // reached the provider's page.
    if (looks % 20 === 0) await payByCard(redirect_url, card).catch(() => {});
    const state = await attempt(() => caller.request(wallet.topUpState, { params: { id } }), true);
    const step = state.kind === 'ok' ? state.reply.data.step : undefined;
    // A refunded top-up was credited first, so it also counts as successful.
    if (step === 'credited' || step === 'refunded')
      return note(player, 'top_up', key, 'ok', { id, cents: amount_cents });
    if (step === 'declined') return note(player, 'top_up', key, 'refused', { id, why: 'declined' });
    await sleep(300);
  }
}
