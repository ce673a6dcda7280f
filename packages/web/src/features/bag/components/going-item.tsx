import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BagItem } from '@wl/contract/bag';
import { Button, buttonClass } from '@wl/ui/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { ProgressBar } from '@wl/ui/progress-bar';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../app/formats.ts';
import { useItemWords } from '../use-item-words.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Expiry } from './expiry.tsx';
import { KindArt } from './kind-art.tsx';
import { TermsSheet } from './terms-sheet.tsx';
import s from './going-item.module.css';

/** An item under way: a ticket that shows how far it is. `place` is its turn in the order of staking. */
export function GoingItem({ item, place }: { item: BagItem; place: number | undefined }) {
  const { t } = useLingui();
  const { name } = useItemWords().words(item.terms);
  const [asked, setAsked] = useState<'delete' | 'terms'>();
  const close = () => setAsked(undefined);
  return (
    <article className={cx('paper', s.ticket)}>
      <div className={s.stub}>
        <KindArt kind={item.kind} size={72} />
        {place !== undefined && (
          <span className={s.place}>
            <span className="sr-only">
              <Trans>Turn in the order of staking:</Trans>{' '}
            </span>
            {place}.
          </span>
        )}
      </div>
      <div className={s.main}>
        <div className={s.head}>
          <h3>{name}</h3>
          <Expiry item={item} />
        </div>
        <Progress item={item} name={name} />
        <div className={s.actions}>
          <Next item={item} />
          <Button variant="quiet" icon="info" onClick={() => setAsked('terms')}>
            <Trans context="bonus">Terms</Trans>
            <span className="sr-only">: {name}</span>
          </Button>
          <Button
            variant="quiet"
            icon="trash"
            aria-label={t`Delete ${name}`}
            onClick={() => setAsked('delete')}
          >
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
      {asked === 'delete' && <DeleteDialog item={item} onClose={close} />}
      {asked === 'terms' && <TermsSheet item={item} onClose={close} />}
    </article>
  );
}

/** How far it is, by what it waits for. */
function Progress({ item, name }: { item: BagItem; name: string }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { wagering, watched, spins } = item;
  if (wagering) {
    return (
      <Bar
        label={t`Turnover of ${name}`}
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
        label={t`Turnover of ${name}`}
        value={watched.turnover}
        max={watched.turnover_needed}
        text={
          <Trans>
            {money(watched.turnover)} of {money(watched.turnover_needed)} staked on slots
          </Trans>
        }
        figures={[
          [t`Deposit`, money(watched.deposit)],
          [t`Would come back now`, money(watched.due)],
        ]}
      />
    );
  }
  if (spins && item.kind === 'free_spins') {
    return (
      <Bar
        label={t`Spins of ${name}`}
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
        label={t`Credit of ${name}`}
        value={all - spins.credit_left}
        max={all}
        text={<Trans>{money(spins.credit_left)} of credit left</Trans>}
        figures={[[t`Won so far`, money(spins.won)]]}
      />
    );
  }
  return (
    <p className={s.waits}>
      <Icon name="hourglass" size={18} />
      {item.terms.kind === 'deposit_bonus' || item.terms.kind === 'deposit_cashback' ? (
        <Trans>Waits for your next deposit of {money(item.terms.minDepositCents)} or more.</Trans>
      ) : item.kind === 'destination_ticket' ? (
        <Trans>Waits for your next trip.</Trans>
      ) : (
        <Trans>Waits for your next tournament.</Trans>
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

/** Where the member goes on with it. */
function Next({ item }: { item: BagItem }) {
  const { gamePath, gameName } = useItemWords();
  const { terms } = item;
  if (item.wagering || item.watched || item.kind === 'spin_credits') {
    return (
      <Link to="/casino-floor" className={buttonClass()}>
        <Icon name="floor" size={18} />
        <Trans>To the floor</Trans>
      </Link>
    );
  }
  if (terms.kind === 'free_spins') {
    const game = gameName(terms.game);
    return (
      <Link to={gamePath(terms.game)} search={{ item: item.id }} className={buttonClass()}>
        <Icon name="play" size={18} />
        <Trans>Play {game}</Trans>
      </Link>
    );
  }
  if (terms.kind === 'deposit_bonus' || terms.kind === 'deposit_cashback') {
    return (
      <Link to="/my-wallet-xs" className={buttonClass()}>
        <Icon name="wallet" size={18} />
        <Trans>To the cashier</Trans>
      </Link>
    );
  }
  if (terms.kind === 'destination_ticket') {
    return (
      <Link to="/" search={{ pay: 'ticket' }} className={buttonClass()}>
        <Icon name="plane" size={18} />
        <Trans>To the flight map</Trans>
      </Link>
    );
  }
  if (terms.kind === 'tournament_ticket') {
    return (
      <Link to="/tournaments" search={{ pay: 'ticket' }} className={buttonClass()}>
        <Icon name="trophy" size={18} />
        <Trans>To the tournaments</Trans>
      </Link>
    );
  }
  return null;
}
