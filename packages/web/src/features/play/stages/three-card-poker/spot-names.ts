import { useLingui } from '@lingui/react/macro';

export function useSpotNames(): (spot: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    ante: t`Ante`,
    play: t`Play bet`,
    'pair-plus': t`Pair Plus`,
  };
  return (spot) => names[spot] ?? spot;
}
