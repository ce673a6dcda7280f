import type { DepositBonusTerms } from '@wl/world/bonuses/deposit-bonus/terms';
import { CashierLink } from '../../components/next-links.tsx';
import { WaitingForDeposit } from '../../components/waiting.tsx';
import { depositSlider, GrantedMoney } from '../amounts.tsx';
import type { BagKind } from '../bag-kind.ts';

export const depositBonus: BagKind<DepositBonusTerms> = {
  Progress: WaitingForDeposit,
  Next: CashierLink,
  preview: { Grant: GrantedMoney, slider: depositSlider },
};
