import { Trans } from '@lingui/react/macro';
import type { DepositCashbackTerms } from '@wl/world/bonuses/deposit-cashback/terms';
import { CashierLink } from '../../components/next-links.tsx';
import { WaitingForDeposit } from '../../components/waiting.tsx';
import { depositSlider } from '../amounts.tsx';
import type { BagKind } from '../bag-kind.ts';

const GrantAfterLoss = () => <Trans>Bonus money (if you lose the whole deposit)</Trans>;

export const depositCashback: BagKind<DepositCashbackTerms> = {
  Progress: WaitingForDeposit,
  Next: CashierLink,
  preview: { Grant: GrantAfterLoss, slider: depositSlider },
};
