import { useLingui } from '@lingui/react/macro';

/** Returns the names of the three passport states (decisions §3). */
export function usePassportNames() {
  const { t } = useLingui();
  return { none: t`Not active`, active: t`Active`, verified: t`Verified` } as const;
}
