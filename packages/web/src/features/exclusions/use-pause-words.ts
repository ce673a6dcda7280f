import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePauseLengths } from '@wl/ui/features/exclusions/pause-lengths';
import type { Left } from './left.ts';

/**
 * Returns the names of break and exclusion lengths, and a function that describes the time left, in the member's
 * language.
 */
export function usePauseWords() {
  const { t } = useLingui();
  const lengths = usePauseLengths(t`Indefinite`);
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
