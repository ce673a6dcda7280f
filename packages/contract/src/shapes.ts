import { languages } from '@wl/world/languages';
import * as z from 'zod/mini';

/** Amount of money in integer minor units (decisions §1); never negative. */
export const Cents = z.int().check(z.nonnegative());
/** Amount of money in integer minor units; can be negative, for example a net position. */
export const SignedCents = z.int();
export const Coins = z.int().check(z.nonnegative());
export const Id = z.uuid();
/** UTC, ISO 8601. */
export const Instant = z.iso.datetime();

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

/** IANA name of a time zone, such as `Europe/Istanbul`. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone));

export const Language = z.enum(languages);
export type { Language as LanguageCode } from '@wl/world/languages';

/** Returns the schema of a response, which wraps the given schema as `{ data }` (decisions §1). */
export const data = <S extends z.ZodMiniType>(schema: S) => z.object({ data: schema });

/** Returns the schema of a page of a list, with the metadata from specification §3: `current_page, total, to`. */
export const page = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    data: z.array(item),
    meta: z.object({ current_page: z.int(), total: z.int(), to: z.int() }),
  });

export const Done = data(z.object({ done: z.literal(true) }));

/** Response body of a call with `file: true`: a `Blob` in the client, a buffer on the server. */
export const FileBytes = z.custom<Blob | Uint8Array>();

/** Fields that only voided rounds have. */
export const voiding = {
  /** True if the round was voided: its stake was returned and its result was cancelled. */
  voided: z.optional(z.literal(true)),
  /**
   * Part of the payout that was taken back from the member's cash when the settled round was voided. `payout_cents`
   * remains the original payout. Absent if the round was voided while it was open, because it then had no payout.
   */
  taken_back_cents: z.optional(Cents),
};
