/** CSV by RFC 4180: CRLF, fields quoted where they have to be. Pure. */

/** Cents as a decimal number a spreadsheet understands: 1234 → `12.34`. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // Masks stay legible in programs that do not ask for the file's encoding.
  const text = value.replaceAll('•', '*');
  // A text that a spreadsheet would run as a formula is shown as the text it is.
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a file, with its end. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}
