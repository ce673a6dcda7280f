import type { Round } from '@wl/contract/play';
import { countRound, mayStart, startAuto } from './auto-spin.ts';
import type { AutoSpin, AutoSpinPlan, AutoStop } from './auto-spin.ts';

/** Pause between two automatic rounds, in ms. */
const AUTO_PAUSE_MS = 450;

/**
 * Plays automatic rounds until a limit of the plan is reached, the member stops them, or an error occurs. Returns the
 * reason why automatic play ended.
 */
export async function playRow(
  plan: AutoSpinPlan,
  table: {
    wanted: () => boolean;
    stakeCents: () => number;
    playOne: () => Promise<Round | null>;
    onChange: (auto: AutoSpin) => void;
  },
): Promise<AutoStop> {
  let auto = startAuto(plan);
  for (;;) {
    if (!mayStart(auto, table.stakeCents())) return 'loss';
    table.onChange(auto);
    const round = await table.playOne();
    if (!round) return 'error';
    const counted = countRound(auto, round.stake_cents, round.payout_cents);
    auto = counted.auto;
    if (counted.stop) return counted.stop;
    if (!table.wanted()) return 'member';
    await new Promise((resolve) => setTimeout(resolve, AUTO_PAUSE_MS));
    if (!table.wanted()) return 'member';
  }
}
