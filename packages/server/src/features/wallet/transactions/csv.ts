/** Pure functions that write CSV as defined in RFC 4180, with CRLF line endings and fields quoted where necessary. */

/** Formats cents as a decimal number for spreadsheets: 1234 → `12.34`. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // Replace bullets with asterisks, so that masked numbers stay legible if a program guesses the wrong encoding.
  const text = value.replaceAll('•', '*');
  // Start the text with an apostrophe if a spreadsheet would otherwise evaluate it as a formula.
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns one CSV line, including its line ending. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}
