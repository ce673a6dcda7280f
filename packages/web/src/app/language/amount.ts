/** Pure functions that convert the text of amount fields to integer cents and back. */

/**
 * Returns the cents for a typed amount such as `25`, `25.5`, `25,50` or `1,250.00`; undefined for any other text. The
 * last separator followed by one or two digits is the decimal separator, so `1.250,00` and `1,250.00` are both valid.
 */
export function readCents(text: string): number | undefined {
  const trimmed = text.trim().replace(/[\s$]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(trimmed);
  if (!match) return undefined;
  const whole = Number((match[1] ?? '').replace(/[.,]/g, ''));
  const fraction = Number((match[2] ?? '').padEnd(2, '0'));
  const cents = whole * 100 + fraction;
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Formats an amount for an input field: `25` or `25.50`. */
export function writeCents(cents: number): string {
  const fraction = cents % 100;
  const whole = String((cents - fraction) / 100);
  return fraction === 0 ? whole : `${whole}.${String(fraction).padStart(2, '0')}`;
}
