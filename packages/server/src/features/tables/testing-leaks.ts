import type { TableResult } from '@wl/contract/tables';
import type { DealtCards } from '@wl/games/tables/table-game';

/** Server output recorded during several rounds at one table. */
export interface Recording {
  /** Bytes of all frames, replies, metrics and log lines, in the order in which they were recorded. */
  bytes: string;
  /** Public result of each round, and the position in `bytes` at which the result became public. */
  revealed: readonly { at: number; result: TableResult }[];
  /** WebSocket frames that announce the phases before a round's result, by phase. */
  frames: ReadonlyMap<string, readonly string[]>;
}

export interface Leak {
  round: number | undefined;
  what: string;
}

/** Names of fields and metric labels that belong only to a result or to a settled bet. */
const RESULT_NAMES = /\b(events|pocket|climb_ended|result|link|round_key|payout_cents)\b/;
/** Numbers in a frame that grow with every round. */
const COUNTERS = /(?<=\\"(seq|number)\\":)\d+/g;
/** Maximum number of earlier results in a reply, plus a margin. */
const RESULTS_IN_REPLY = 80;
/** Number of characters shown before and after the start of a leak. */
const AROUND = 60;

/**
 * Returns the places at which a recording reveals a result too early. There are three checks:
 * - The link and the round key of a round do not occur in any usual encoding before the round is revealed.
 * - After the public results of earlier rounds are removed, no field or label of a result is left.
 * - All frames of a phase have the same length, apart from the round number and the message number.
 */
export function findLeaks({ bytes, revealed, frames }: Recording): Leak[] {
  return [...findSecrets(bytes, revealed), ...findNames(bytes, revealed), ...findLengths(frames)];
}

function findSecrets(bytes: string, revealed: Recording['revealed']): Leak[] {
  const lowerCase = bytes.toLowerCase();
  return revealed.flatMap(({ at, result }) =>
    [result.link, result.round_key].flatMap((secret) => {
      if (secret === undefined) return [];
      const raw = Buffer.from(secret, 'hex');
      const isEarly = [
        lowerCase.indexOf(secret),
        bytes.indexOf(raw.toString('base64').replace(/=+$/, '')),
        bytes.indexOf(raw.toString('base64url')),
      ].some((position) => position >= 0 && position < at);
      return isEarly ? [{ round: result.round, what: secret }] : [];
    }),
  );
}

/**
 * Finds a result's fields and labels that appear in the bytes before the result is revealed. First removes the public
 * results of earlier rounds, which replies contain as JSON and frames contain as escaped JSON.
 */
function findNames(bytes: string, revealed: Recording['revealed']): Leak[] {
  const known: string[] = [];
  let from = 0;
  return revealed.flatMap(({ at, result }) => {
    let rest = bytes.slice(from, at);
    from = at;
    for (const text of known) rest = rest.replaceAll(text, '');
    const whole = JSON.stringify(result);
    known.push(whole, JSON.stringify(whole).slice(1, -1));
    known.splice(0, known.length - 2 * RESULTS_IN_REPLY);
    const found = RESULT_NAMES.exec(rest.replaceAll(/\\?"results?\\?":(\[[,\]]*|,|(?=[}]))/g, ''));
    if (!found) return [];
    const what = rest.slice(Math.max(0, found.index - AROUND), found.index + AROUND);
    return [{ round: result.round, what }];
  });
}

/** Pattern of a card's name: a JSON string in a reply, or an escaped JSON string in a frame. */
const CARD = /"([2-9TJQKA][cdhs])\\?"/g;

/**
 * Returns the cards that appear in a recording after position `from` but are not public yet. Only `hand` and `up` are
 * public. Ignores cards in the results of earlier rounds.
 */
export function findEarlyCards(
  { bytes, revealed }: Pick<Recording, 'bytes' | 'revealed'>,
  from: number,
  { hand, up }: DealtCards,
): string[] {
  let rest = bytes.slice(from);
  for (const { result } of revealed.slice(-RESULTS_IN_REPLY)) {
    const whole = JSON.stringify(result);
    rest = rest.replaceAll(whole, '').replaceAll(JSON.stringify(whole).slice(1, -1), '');
  }
  const found = [...rest.matchAll(CARD)].map(([, card = '']) => card);
  return [...new Set(found)].filter((card) => card !== up && !hand.includes(card));
}

function findLengths(frames: Recording['frames']): Leak[] {
  return [...frames].flatMap(([phase, texts]) => {
    const lengths = new Set(texts.map((text) => text.replaceAll(COUNTERS, '').length));
    return lengths.size === 1
      ? []
      : [{ round: undefined, what: `frames of ${phase} have ${lengths.size} lengths` }];
  });
}
