import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isLinesConfig, type SlotConfig } from '../engines/slots/config.ts';
import { isExact } from '../engines/slots/exact.ts';
import { simulate, stratifiedReturn } from '../engines/slots/simulate.ts';

/** One mode of a slot as it was measured: shares of what a round of the mode costs, but sigma and highest in stakes. */
interface MeasuredMode {
  rounds: number;
  mean: number;
  /** Standard error of the mean. */
  error: number;
  sigma: number;
  hitShare: number;
  highest: number;
}

/** What simulation knows of a slot; kept in `generated/simulated.json` until the configuration changes. */
export interface MeasuredSlot {
  /** SHA-256 of the configuration that was measured. */
  config: string;
  spin: MeasuredMode;
  buys: Record<string, MeasuredMode>;
}

/**
 * Whether some figure of the slot needs simulation: its return, or only deviation and hit rate. Three reels without a bonus are
 * few enough boards to judge every one.
 */
export const needsMeasuring = (config: SlotConfig): boolean =>
  !isLinesConfig(config) &&
  !(isExact(config) && config.grid.cols === 3 && config.features.length === 0);

/** A configuration's fingerprint: whoever changes it must measure anew. */
export const fingerprint = (config: SlotConfig): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(config))));

/**
 * Measures every mode of a slot. Takes minutes for a game that cascades; the return of such a game is put together from base
 * spin and bonus (`stratifiedReturn`), which needs a fraction of the rounds.
 */
export function measureSlot(config: SlotConfig): MeasuredSlot {
  const rtp = config.rtp.method === 'mc' ? config.rtp : { seed: 2026, rounds: 8_000_000 };
  const spin = simulate(config, { seed: rtp.seed, rounds: rtp.rounds / 4 });
  const better = isExact(config)
    ? spin
    : stratifiedReturn(config, { seed: rtp.seed + 1, rounds: rtp.rounds });
  const buys: Record<string, MeasuredMode> = {};
  for (const buy of config.buys ?? []) {
    const measured = simulate(
      config,
      { seed: rtp.seed + 2, rounds: Math.ceil(rtp.rounds / 30) },
      buy,
    );
    buys[buy.id] = { ...measured, sigma: measured.sigma * buy.cost };
  }
  return {
    config: fingerprint(config),
    spin: { ...spin, mean: better.mean, error: better.error },
    buys,
  };
}
