import { depositGrantCents } from '@wl/world/bonuses/deposit-bonus/bonus';
import type { DepositBonusTerms } from '@wl/world/bonuses/deposit-bonus/terms';
import type { BagKind } from '../bag-kind.ts';
import { sumOf } from '../past.ts';

export const depositBonus: BagKind<DepositBonusTerms> = {
  deposited: (terms, depositCents) => ({ grantCents: depositGrantCents(terms, depositCents) }),
  endsWithCashOut: ({ isUnstaked }) => isUnstaked,
  async pastUse(terms, past) {
    const deposits = await past.deposits(terms.minDepositCents);
    return sumOf(deposits.map(({ cents }) => depositGrantCents(terms, cents)));
  },
  costsByGrant: true,
};
