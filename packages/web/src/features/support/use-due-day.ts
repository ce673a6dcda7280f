import { useFormats } from '../../app/language/formats.ts';

/**
 * Returns a function that formats the last day of a deadline. A deadline is the end of that day, which is the first
 * instant of the next one.
 */
export function useDueDay(): (dueAt: string) => string {
  const { date } = useFormats();
  return (dueAt) => date(new Date(Date.parse(dueAt) - 1));
}
