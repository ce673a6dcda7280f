import { Trans } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import s from './item-progress.module.css';

/** Shows an hourglass and the event that an item is waiting for. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className={s.waits}>
      <Icon name="hourglass" size={18} />
      {children}
    </p>
  );
}

/** Shows that an item is waiting for a deposit of at least `minDepositCents`. */
export function WaitingForDeposit({ terms }: { terms: { minDepositCents: number } }) {
  const { money } = useFormats();
  return (
    <Waiting>
      <Trans>Waiting for your next deposit of {money(terms.minDepositCents)} or more.</Trans>
    </Waiting>
  );
}
