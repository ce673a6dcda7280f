import type { TableResult } from '@wl/contract/tables';
import type { DealtCards } from '@wl/games/tables/table-game';

/** Server output recorded during several rounds at one table. */
export interface Recording {
  /** Bytes of all frames, replies, metrics and log lines, in the order in which they were recorded. */
  bytes: string;
  /** Public result of each round, and the position in `bytes` at which the result became public. */
  revealed: readonly { at: number; result: TableResult }[];
  /** WebSocket frames received before the round's result was public, keyed by phase. */
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

/** Runs of hexadecimal digits and of base64 characters that are long enough for a link or a round key. */
const HEX_RUN = /[0-9a-f]{64,}/gi;
const BASE64_RUN = /[\w+/-]{43,}/g;
/** Number of characters that encode 32 bytes in hexadecimal, and in base64 without padding. */
const HEX_LENGTH = 64;
const BASE64_LENGTH = 43;

/**
 * Returns the first position of each secret that occurs in the bytes. Reads the bytes only once, regardless of the
 * number of secrets.
 */
function firstPositions(
  bytes: string,
  run: RegExp,
  { length, secrets }: { length: number; secrets: ReadonlySet<string> },
): Map<string, number> {
  const positions = new Map<string, number>();
  for (const { 0: text, index } of bytes.matchAll(run)) {
    const searched = run === HEX_RUN ? text.toLowerCase() : text;
    for (let from = 0; from + length <= searched.length; from += 1) {
      const part = searched.slice(from, from + length);
      if (secrets.has(part) && !positions.has(part)) positions.set(part, index + from);
    }
  }
  return positions;
}

function findSecrets(bytes: string, revealed: Recording['revealed']): Leak[] {
  const secrets = revealed.flatMap(({ at, result }) =>
    [result.link, result.round_key].flatMap((secret) => {
      if (secret === undefined) return [];
      const raw = Buffer.from(secret, 'hex');
      const base64 = [raw.toString('base64').replace(/=+$/, ''), raw.toString('base64url')];
      return { secret, base64, at, round: result.round };
    }),
  );
  const hex = firstPositions(bytes, HEX_RUN, {
    length: HEX_LENGTH,
    secrets: new Set(secrets.map(({ secret }) => secret)),
  });
  const base64 = firstPositions(bytes, BASE64_RUN, {
    length: BASE64_LENGTH,
    secrets: new Set(secrets.flatMap((one) => one.base64)),
  });
  return secrets.flatMap(({ secret, base64: spellings, at, round }) => {
    const found = [hex.get(secret), ...spellings.map((text) => base64.get(text))];
    const isEarly = found.some((position) => position !== undefined && position < at);
    return isEarly ? [{ round, what: secret }] : [];
  });
}

/** Pattern of the start of a public result, which is JSON in a reply and escaped JSON in a frame. */
const RESULT_START = /\{\\?"round\\?":(\d+),/g;

/** Public results as JSON and as escaped JSON, by round number. */
type KnownResults = ReadonlyMap<number, readonly string[]>;

const spellingsOf = (result: TableResult): string[] => {
  const whole = JSON.stringify(result);
  return [whole, JSON.stringify(whole).slice(1, -1)];
};

/** Returns the bytes without the known results. Reads the bytes only once, regardless of the number of results. */
function withoutResults(bytes: string, known: KnownResults): string {
  const kept: string[] = [];
  let from = 0;
  for (const { 1: round, index } of bytes.matchAll(RESULT_START)) {
    const whole = known.get(Number(round))?.find((text) => bytes.startsWith(text, index));
    if (whole === undefined || index < from) continue;
    kept.push(bytes.slice(from, index));
    from = index + whole.length;
  }
  return kept.join('') + bytes.slice(from);
}

/**
 * Finds a result's fields and labels that appear in the bytes before the result is revealed. First removes the public
 * results of earlier rounds, which replies contain as JSON and frames contain as escaped JSON.
 */
function findNames(bytes: string, revealed: Recording['revealed']): Leak[] {
  const known = new Map<number, string[]>();
  let from = 0;
  return revealed.flatMap(({ at, result }) => {
    const rest = withoutResults(bytes.slice(from, at), known);
    from = at;
    known.set(result.round, spellingsOf(result));
    known.delete(result.round - RESULTS_IN_REPLY);
    const found = RESULT_NAMES.exec(rest.replaceAll(/\\?"results?\\?":(\[[,\]]*|,|(?=[}]))/g, ''));
    if (!found) return [];
    const what = rest.slice(Math.max(0, found.index - AROUND), found.index + AROUND);
    return [{ round: result.round, what }];
  });
}

/**
 * Pattern of a card's name. Matches values in JSON and escaped JSON, values of metric labels, and words in log lines.
 * Does not match parts of tokens and hashes.
 */
const CARD = /(?<![\w+/=-])([2-9TJQKA][cdhs])(?![\w+/=-])/g;

/**
 * Returns the cards in a recording that are not public yet. Only `hand` and `up` are public. Ignores cards in the
 * results of earlier rounds.
 * @param bytes part of the recording, for example one round
 */
export function findEarlyCards(
  { bytes, revealed }: Pick<Recording, 'bytes' | 'revealed'>,
  { hand, up }: Pick<DealtCards, 'hand' | 'up'>,
): string[] {
  const results = revealed.slice(-RESULTS_IN_REPLY).map(({ result }) => result);
  const known = new Map(results.map((result) => [result.round, spellingsOf(result)]));
  const found = [...withoutResults(bytes, known).matchAll(CARD)].map(([, card = '']) => card);
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
