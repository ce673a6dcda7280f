import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PauseLength } from '@wl/world/casino/exclusions';
import type { Left } from './left.ts';

/**
 * Returns the names of break and exclusion lengths, and a function that describes the time left, in the member's
 * language.
 */
export function usePauseWords() {
  const { t } = useLingui();
  const lengths: Record<PauseLength, string> = {
    '1h': t`1 hour`,
    '3h': t`3 hours`,
    '6h': t`6 hours`,
    '12h': t`12 hours`,
    '24h': t`24 hours`,
    '7d': t`7 days`,
    '31d': t`31 days`,
    indefinite: t`Indefinite`,
    permanent: t`Permanent`,
  };
  return {
    lengths,
    /** Returns the time left, without seconds, as text for screen readers. */
    spoken: ({ days, hours, minutes }: Left) =>
      [
        days > 0 ? plural(days, { one: '# day', other: '# days' }) : '',
        plural(hours, { one: '# hour', other: '# hours' }),
        plural(minutes, { one: '# minute', other: '# minutes' }),
      ]
        .filter((part) => part !== '')
        .join(', '),
  };
}
