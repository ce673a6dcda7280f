/** Two payments clerks who approve some of the waiting cash-outs. Members can cancel the others. */
import { seeded } from '@wl/art/random';
import * as staff from '@wl/contract/staff';
import { attempt, type Caller } from './client.ts';

export interface Office {
  stop(): Promise<void>;
}

const LOOK_MS = 800;
/** Time that members have to change their minds. Some cancel at the very moment of the approval. */
const LEFT_ALONE_MS = 1000;
const SHARE = 0.25;

/** Starts the clerks' work. @param now returns the time on the casino's clocks */
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
      // Ignore the result: the next poll of the queue shows it.
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
