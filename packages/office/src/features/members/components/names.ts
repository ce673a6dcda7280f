import { useLingui } from '@lingui/react/macro';

/** The three states of a passport (decisions §3) as a clerk says them. */
export function usePassportNames() {
  const { t } = useLingui();
  return { none: t`Not active`, active: t`Active`, verified: t`Verified` } as const;
}
