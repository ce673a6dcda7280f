import { useLingui } from '@lingui/react/macro';

/** Returns the names of the decisions in blackjack. */
export function useActionWords(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    hit: t`Hit`,
    stand: t`Stand`,
    double: t({ message: 'Double', context: 'blackjack decision' }),
  };
}
