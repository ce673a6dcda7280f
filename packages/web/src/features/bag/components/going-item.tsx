import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BagItem } from '@wl/contract/bag';
import { Button, buttonClass } from '@wl/ui/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { useItemWords } from '../use-item-words.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Expiry } from './expiry.tsx';
import { ItemProgress } from './item-progress.tsx';
import { KindArt } from './kind-art.tsx';
import { TermsSheet } from './terms-sheet.tsx';
import s from './going-item.module.css';

/** Ticket of an active or running item, with its progress. `place` is the item's position in the staking order. */
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
              <Trans>Position in the staking order:</Trans>{' '}
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
        <ItemProgress item={item} name={name} />
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

/** Link to the page where the member continues with the item. */
function Next({ item }: { item: BagItem }) {
  const { gamePath, gameName } = useItemWords();
  const { terms } = item;
  if (item.wagering || item.watched || item.kind === 'spin_credits') {
    return (
      <Link to="/casino-floor" className={buttonClass()}>
        <Icon name="floor" size={18} />
        <Trans>Go to the casino floor</Trans>
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
        <Trans>Go to the cashier</Trans>
      </Link>
    );
  }
  if (terms.kind === 'destination_ticket') {
    return (
      <Link to="/" search={{ pay: 'ticket' }} className={buttonClass()}>
        <Icon name="plane" size={18} />
        <Trans>Open the flight map</Trans>
      </Link>
    );
  }
  if (terms.kind === 'tournament_ticket') {
    return (
      <Link to="/tournaments" search={{ pay: 'ticket' }} className={buttonClass()}>
        <Icon name="trophy" size={18} />
        <Trans>Go to the tournaments</Trans>
      </Link>
    );
  }
  return null;
}
