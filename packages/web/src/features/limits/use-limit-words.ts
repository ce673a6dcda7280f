import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LimitKind, LimitPeriod, OwnLimit } from '@wl/contract/limits';
import type { IconName } from '@wl/ui/icon';
import { useFormats } from '../../app/language/formats.ts';
import type { TimeLeft } from './changes.ts';

export const kindIcons: Record<LimitKind, IconName> = {
  deposit: 'wallet',
  wager: 'dice',
  loss: 'chart-line',
  session_time: 'hourglass',
};

/** Returns the names of limits and periods, and functions that format limits as text, in the member's language. */
export function useLimitWords() {
  const { t } = useLingui();
  const { money } = useFormats();
  const kinds: Record<LimitKind, string> = {
    deposit: t`Top-ups`,
    wager: t`Stakes`,
    loss: t`Net losses`,
    session_time: t`Time played`,
  };
  const periods: Record<LimitPeriod, string> = {
    day: t`per day`,
    week: t`per week`,
    month: t`per month`,
  };
  const time = (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return t`${rest} min`;
    return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
  };
  return {
    kinds,
    periods,
    /** Labels for the current day, week and month, shown in front of the figures for that period. */
    running: { day: t`Today`, week: t`This week`, month: t`This month` } satisfies Record<
      LimitPeriod,
      string
    >,
    /** `Top-ups per week`. */
    name: ({ kind, period }: Pick<OwnLimit, 'kind' | 'period'>) =>
      `${kinds[kind]} ${periods[period]}`,
    amount: (kind: LimitKind, value: number) =>
      kind === 'session_time' ? time(value) : money(value),
    value: (kind: LimitKind, value: number | null) =>
      value === null ? t`no limit` : kind === 'session_time' ? time(value) : money(value),
    countdown: ({ hours, minutes, seconds }: TimeLeft) => {
      const two = (part: number) => String(part).padStart(2, '0');
      return `${two(hours)}:${two(minutes)}:${two(seconds)}`;
    },
    /** Returns the time left, without seconds, as text for screen readers. */
    spoken: ({ hours, minutes }: TimeLeft) => {
      const inHours = plural(hours, { one: '# hour', other: '# hours' });
      const inMinutes = plural(minutes, { one: '# minute', other: '# minutes' });
      return `${inHours}, ${inMinutes}`;
    },
  };
}
