import { Trans } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import s from './item-progress.module.css';

/** Shows the event for which an item is waiting, with an hourglass. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className={s.waits}>
      <Icon name="hourglass" size={18} />
      {children}
    </p>
  );
}

/** Shows that an item is waiting for a deposit, and the minimum amount of the deposit. */
export function WaitingForDeposit({ terms }: { terms: { minDepositCents: number } }) {
  const { money } = useFormats();
  return (
    <Waiting>
      <Trans>Waiting for your next deposit of {money(terms.minDepositCents)} or more.</Trans>
    </Waiting>
  );
}
