/**
 * Returns the dates that a clerk has typed, separated by spaces, commas, semicolons or line breaks. Returns null if any
 * of them is not in the format `YYYY-MM-DD` or cannot be parsed.
 */
export function datesIn(text: string): string[] | null {
  const dates = text.split(/[\s,;]+/).filter((date) => date !== '');
  const areValid = dates.every(
    (date) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)),
  );
  return areValid ? dates : null;
}
