import { lastInstantBefore } from '@wl/world/casino/support-calendar';
import { useFormats } from '../../app/language/formats.ts';

/** Returns a function that formats a deadline as the last day on which it can be met. Deadlines are at midnight. */
export function useDueDay(): (dueAt: string) => string {
  const { date } = useFormats();
  return (dueAt) => date(lastInstantBefore(dueAt));
}
