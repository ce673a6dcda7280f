/** Simulates payments clerks, who approve some pending cash-outs and leave the others for members to cancel. */
import { seeded } from '@wl/art/random';
import * as staff from '@wl/contract/office/wallet';
import { attempt, type Caller } from './client.ts';

export interface Office {
  stop(): Promise<void>;
}

const LOOK_MS = 800;
/**
 * Minimum age of a cash-out, in milliseconds, before a clerk approves it. The delay gives members time to cancel the
 * cash-out before or during the approval.
 */
const LEFT_ALONE_MS = 1000;
const SHARE = 0.25;

/** Starts the simulated clerks. `now` returns the current time according to the casino's clocks. */
export function openOffice(clerks: readonly Caller[], seed: number, now: () => number): Office {
  const random = seeded(seed);
  let isOpen = true;
  const work = async () => {
    while (isOpen) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      for (const clerk of clerks) await approveSome(clerk);
    }
  };

  async function approveSome(clerk: Caller) {
    const queue = await attempt(() => clerk.request(staff.cashOutQueue, {}), false);
    if (queue.kind !== 'ok') return;
    for (const { id, state, requested_at, can_decide } of queue.reply.data) {
      const isOld = now() - Date.parse(requested_at) > LEFT_ALONE_MS;
      const isHalf = state === 'approved_once';
      if (!isOpen || !can_decide || !isOld || (!isHalf && random() > SHARE)) continue;
      // Ignore the result of the approval, because the next poll of the queue shows the new state.
      await attempt(() => clerk.request(staff.approveCashOut, { params: { id } }), false);
    }
  }

  const working = work();
  return {
    stop: async () => {
      isOpen = false;
      await working;
    },
  };
}
