import { useLingui } from '@lingui/react/macro';
import type { Clerk } from '@wl/contract/office/staff';

export type Role = Clerk['roles'][number];

/** Returns the names of the roles in the clerk's language. */
export function useRoleNames(): Readonly<Record<Role, string>> {
  const { t } = useLingui();
  return {
    support: t({ message: 'Support', context: 'role' }),
    passport_desk: t({ message: 'Passports', context: 'role' }),
    payments: t({ message: 'Payments', context: 'role' }),
    marketing: t({ message: 'Marketing', context: 'role' }),
    games: t({ message: 'Games', context: 'role' }),
    risk: t({ message: 'Risk', context: 'role' }),
    dealer: t({ message: 'Dealer', context: 'role' }),
    pit_boss: t({ message: 'Pit boss', context: 'role' }),
    auditor: t({ message: 'Auditor', context: 'role' }),
    owner: t({ message: 'Owner', context: 'role' }),
  };
}
