import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import { Icon } from '@wl/ui/icon';
import { ProgressBar } from '@wl/ui/progress-bar';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/formats.ts';
import s from './item-progress.module.css';

/**
 * Progress of an item. Depending on the item, shows its wagering, the turnover that counts towards its cashback, its
 * spins, or the event for which it is waiting.
 */
export function ItemProgress({ item, name }: { item: BagItem; name: string }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { wagering, watched, spins } = item;
  if (wagering) {
    return (
      <Bar
        label={t`Amount wagered for ${name}`}
        value={wagering.wagered}
        max={wagering.required}
        text={
          <Trans>
            {money(wagering.wagered)} of {money(wagering.required)} wagered
          </Trans>
        }
        figures={[[t`Bonus money left`, money(wagering.balance)]]}
      />
    );
  }
  if (watched) {
    return (
      <Bar
        label={t`Amount wagered for ${name}`}
        value={watched.turnover}
        max={watched.turnover_needed}
        text={
          <Trans>
            {money(watched.turnover)} of {money(watched.turnover_needed)} staked on slots
          </Trans>
        }
        figures={[
          [t`Deposit`, money(watched.deposit)],
          [t`Cashback if the item ended now`, money(watched.due)],
        ]}
      />
    );
  }
  if (spins && item.kind === 'free_spins') {
    return (
      <Bar
        label={t`${name} spins`}
        value={spins.of - spins.left}
        max={spins.of}
        text={<Plural value={spins.left} one="# spin left" other="# spins left" />}
        figures={[[t`Won so far`, money(spins.won)]]}
      />
    );
  }
  if (spins && item.terms.kind === 'spin_credits') {
    const all = item.terms.creditCents;
    return (
      <Bar
        label={t`${name} credit`}
        value={all - spins.credit_left}
        max={all}
        text={<Trans>{money(spins.credit_left)} credit remaining</Trans>}
        figures={[[t`Won so far`, money(spins.won)]]}
      />
    );
  }
  return <WaitingFor item={item} />;
}

/** The event for which the item is waiting. */
function WaitingFor({ item }: { item: BagItem }) {
  const { money } = useFormats();
  return (
    <p className={s.waits}>
      <Icon name="hourglass" size={18} />
      {item.terms.kind === 'deposit_bonus' || item.terms.kind === 'deposit_cashback' ? (
        <Trans>Waiting for your next deposit of {money(item.terms.minDepositCents)} or more.</Trans>
      ) : item.kind === 'destination_ticket' ? (
        <Trans>Waiting for your next trip.</Trans>
      ) : (
        <Trans>Ready to use in your next tournament.</Trans>
      )}
    </p>
  );
}

function Bar(props: {
  label: string;
  value: number;
  max: number;
  text: ReactNode;
  figures: readonly (readonly [label: string, value: string])[];
}) {
  return (
    <>
      <p className={s.text}>{props.text}</p>
      <ProgressBar
        value={Math.min(props.value, props.max)}
        max={Math.max(1, props.max)}
        label={props.label}
        tone="lagoon"
      />
      <dl className={s.figures}>
        {props.figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
