import { readEntry } from '@wl/games/tables/dealt/dealt-rules';
import { CARD_GAME } from '../entry/dealt-hand.ts';

/** Text that the scanner adds before and after every code. */
interface CodeFormat {
  prefix: string;
  suffix: string;
}

/**
 * Returns the card for a scanned code: `Ts` for `10S`, `ts` or, if the prefix is `#`, `#TS`. Returns undefined if the
 * code lacks the prefix or the suffix, or does not name a card.
 */
export function cardOfCode(code: string, { prefix, suffix }: CodeFormat): string | undefined {
  const isFramed = code.startsWith(prefix) && code.endsWith(suffix);
  if (!isFramed || code.length < prefix.length + suffix.length) return undefined;
  const name = code.slice(prefix.length, code.length - suffix.length).trim();
  const rank = name.slice(0, -1).toUpperCase().replace('10', 'T');
  const card = `${rank}${name.slice(-1).toLowerCase()}`;
  return readEntry(CARD_GAME, [card]).ok ? card : undefined;
}
