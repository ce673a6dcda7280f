/** Pure functions that match provider statements to our books. Amounts are in cents, positive for received money. */
import type { StatementLine } from '../payments.ts';

export type MovementType = StatementLine['type'];

/** Payment, refund, chargeback or payout that our books record as a change to the clearing account's balance. */
export interface OurMovement {
  type: MovementType;
  at: Date;
  /** Id of the top-up or cash-out in the casino's books. */
  reference: string;
  providerRef: string | null;
  memberId: string;
  amountCents: number;
}

type DifferenceKind = 'missing_here' | 'missing_there' | 'amount' | 'state';

export interface FoundDifference {
  kind: DifferenceKind;
  type: MovementType;
  reference: string;
  providerRef: string | null;
  memberId: string | null;
  oursCents: number | null;
  theirsCents: number | null;
  /** Zero-based index among the differences with the same kind, reference and type. */
  place: number;
}

export interface Books {
  /** Statement lines of the day, the day before and the day after, because the provider's clock and ours can differ. */
  theirs: readonly StatementLine[];
  /** The casino's movements on the day, and movements on other days to which a statement line in `theirs` refers. */
  ours: readonly OurMovement[];
  /** Member ids by payment reference, for all references in `theirs` that belong to a top-up or cash-out. */
  known: ReadonlyMap<string, string>;
  currency: string;
}

/** Returns the start (inclusive) and end (exclusive) of a UTC day. */
export function dayWindow(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + 86_400_000) };
}

/** Returns the UTC date of an instant as `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));

/**
 * Compares a day's statement with our books. Lines match if they have the same reference, type and amount. The
 * remaining lines are reported as differences:
 *
 * - `amount`: both sides have a line with the same reference and type, but the amounts or currencies differ
 * - `state`: the statement lists a payment or payout whose reference is known, but our books have no such movement
 * - `missing_here`, `missing_there`: only the statement or only our books have the line
 *
 * The statement determines the day of a line. For a line that is only in our books, our date applies.
 */
export function compareDay(
  day: string,
  { theirs, ours, known, currency }: Books,
): FoundDifference[] {
  const { from, to } = dayWindow(day);
  const isOfDay = ({ at }: { at: Date }) => at >= from && at < to;
  const groups = new Map<string, { theirs: StatementLine[]; ours: OurMovement[] }>();
  const groupOf = ({ type, reference }: { type: MovementType; reference: string }) => {
    const key = `${type} ${reference}`;
    const group = groups.get(key) ?? { theirs: [], ours: [] };
    groups.set(key, group);
    return group;
  };
  for (const line of theirs) groupOf(line).theirs.push(line);
  for (const line of ours) groupOf(line).ours.push(line);

  const found: FoundDifference[] = [];
  for (const group of groups.values()) {
    const places = new Map<DifferenceKind, number>();
    const addDifference = (kind: DifferenceKind, their?: StatementLine, our?: OurMovement) => {
      const { type, reference } = (their ?? our) as StatementLine | OurMovement;
      const place = places.get(kind) ?? 0;
      places.set(kind, place + 1);
      found.push({
        kind,
        type,
        reference,
        providerRef: their?.providerRef ?? our?.providerRef ?? null,
        memberId: our?.memberId ?? known.get(reference) ?? null,
        oursCents: our?.amountCents ?? null,
        theirsCents: their?.amountCents ?? null,
        place,
      });
    };
    const { theirsLeft, oursLeft } = pairEqual(group, currency);
    for (const their of theirsLeft) {
      const our = oursLeft.shift();
      if (!isOfDay(their)) continue;
      if (our) addDifference('amount', their, our);
      else if (known.has(their.reference) && (their.type === 'payment' || their.type === 'payout'))
        addDifference('state', their);
      else addDifference('missing_here', their);
    }
    for (const our of oursLeft) if (isOfDay(our)) addDifference('missing_there', undefined, our);
  }
  return found;
}

/**
 * Pairs lines of the provider's statement with the casino's movements of the same amount. Returns the unpaired lines
 * and movements, oldest first. A line in another currency never matches.
 */
function pairEqual(
  group: { theirs: readonly StatementLine[]; ours: readonly OurMovement[] },
  currency: string,
) {
  const byTime = (a: { at: Date }, b: { at: Date }) => a.at.getTime() - b.at.getTime();
  const oursLeft = [...group.ours].sort(byTime);
  const theirsLeft = [...group.theirs].sort(byTime).filter((their) => {
    const fits = oursLeft.findIndex(
      (our) => our.amountCents === their.amountCents && their.currency === currency,
    );
    if (fits < 0) return true;
    oursLeft.splice(fits, 1);
    return false;
  });
  return { theirsLeft, oursLeft };
}

/** Returns the amount that a correction must post to the clearing account so that our books match the statement. */
export function correctionCents(difference: {
  oursCents: number | null;
  theirsCents: number | null;
}): number {
  return (difference.theirsCents ?? 0) - (difference.oursCents ?? 0);
}
