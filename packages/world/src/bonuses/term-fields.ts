/**
 * Type of a term. `whole`: a whole number. `cents`: an amount of money. `times`: a multiplier, which may have decimals.
 * `game`: the slug of a game in the catalogue.
 */
type FieldType = 'whole' | 'cents' | 'times' | 'game';

/** Terms that a bonus kind adds to the common terms, in display order. */
export type TermFields = Readonly<Record<string, FieldType>>;

/** Terms shared by items of every kind. */
export interface CommonTerms {
  /**
   * Days that the item stays in the bag after acquisition (decisions §6: 30 by default); 0 if only `keepHours` applies.
   */
  keepDays: number;
  /**
   * Number of hours, in addition to `keepDays`, for which the item stays in the bag (specification §3: "An item expires
   * in days or hours after purchase"); omitted if there are none.
   */
  keepHours?: number | undefined;
}

const HOURS_PER_DAY = 24;

/** Returns how long an item is kept in the bag, in hours. */
export const keptHours = ({ keepDays, keepHours = 0 }: CommonTerms): number =>
  keepDays * HOURS_PER_DAY + keepHours;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** Type of a bonus kind's terms: the terms shared by all kinds, and the kind's own fields. */
export type TermsOf<Kind extends string, Fields extends TermFields> = Flat<
  CommonTerms & { kind: Kind } & {
    -readonly [Field in keyof Fields]: Fields[Field] extends 'game' ? string : number;
  }
>;
