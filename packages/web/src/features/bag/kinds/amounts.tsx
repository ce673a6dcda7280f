import { Trans } from '@lingui/react/macro';
import type { AmountRange } from './bag-kind.ts';

/** Rounding step in cents: the slider's maximum deposit is rounded up to a multiple of this amount. */
const STEP_CENTS = 500;

/**
 * Returns the slider's range: from the minimum deposit to the deposit that earns the maximum bonus, but at most $2,000.
 */
function depositRange(terms: {
  percent: number;
  maxCents: number;
  minDepositCents: number;
}): AmountRange {
  const fullest = Math.ceil((terms.maxCents * 100) / terms.percent / STEP_CENTS) * STEP_CENTS;
  const max = Math.min(200_000, Math.max(terms.minDepositCents, fullest));
  return { min: terms.minDepositCents, max, first: Math.min(max, 5_000) };
}

const IfYouDeposit = () => <Trans>If you deposit</Trans>;

export const depositSlider = { range: depositRange, Label: IfYouDeposit };

const IfYourSpinsWin = () => <Trans>If your spins win</Trans>;

export const GrantedMoney = () => <Trans>Bonus money granted</Trans>;

/** Preview of the bonus money granted by items whose spins win bonus money. */
export const winningsPreview = {
  Grant: GrantedMoney,
  slider: {
    range: (): AmountRange => ({ min: 0, max: 5_000, first: 500 }),
    Label: IfYourSpinsWin,
  },
};
