import * as z from 'zod/mini';
import { Cents } from './shapes.ts';

/** Limits for a bet at a table. */
export const TableLimits = z.object({
  /** Value of the smallest chip. Every stake is a multiple of this amount. */
  chip_cents: Cents,
  min_spot_cents: Cents,
  max_spot_cents: Cents,
  /** Maximum stakes, by spot, for spots whose maximum is lower than `max_spot_cents`. */
  max_by_spot: z.record(z.string(), Cents),
  /** Maximum total stake of a member in one round. */
  max_total_cents: Cents,
  max_spots: z.int(),
});
export type TableLimits = z.infer<typeof TableLimits>;
