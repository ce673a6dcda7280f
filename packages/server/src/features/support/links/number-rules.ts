/**
 * Id of a round or payment as a member writes it: in full, or only its first (`start`, can be empty) and last (`end`)
 * digits.
 */
export type WrittenNumber = { id: string } | { start: string; end: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Last twelve hexadecimal digits of an id, as shown on the statement and in the list of payments. */
const REFERENCE = /^[0-9a-f]{12}$/;
/**
 * First and last four hex digits of a round's id. The HUD strip separates them with a middle dot; other separators are
 * accepted too.
 */
const SHORT = /^([0-9a-f]{4})[·.…\-\s]*([0-9a-f]{4})$/;

/** Returns the round or payment number that a member has entered; undefined if its format is unknown. */
export function readNumber(text: string): WrittenNumber | undefined {
  const written = text.trim().replace(/^#/, '').toLowerCase();
  if (UUID.test(written)) return { id: written };
  if (REFERENCE.test(written)) return { start: '', end: written };
  const [, start, end] = SHORT.exec(written) ?? [];
  return start !== undefined && end !== undefined ? { start, end } : undefined;
}

/** Number of trailing digits of an id that pages show. */
const SHOWN_DIGITS = 12;

/** Returns the number that pages show for a round or payment: the last digits of its id. */
export const shownNumber = (id: string): string => id.slice(-SHOWN_DIGITS);
