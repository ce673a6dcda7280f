import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import type { bagOffers } from '@wl/contract/market';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { bagName } from '@wl/world/casino/bag-names';
import { useState } from 'react';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useWallet } from '../../../app/hud/wallet.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { useSession } from '../../../app/session/session.ts';
import { bagOffersQuery } from '../api.ts';
import { BagPicture } from '../components/bag-picture.tsx';
import { BuyBagDialog } from '../components/buy-bag-dialog.tsx';
import s from './travel-bags.module.css';

type BagOffer = ReplyOf<typeof bagOffers>['data'][number];

/**
 * Shows `/marketplace/travel-bags`, with every bag and its size. Visitors can view the bags, but only members can buy
 * one.
 */
export default function TravelBags() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const offers = useQuery(bagOffersQuery);
  const [chosen, setChosen] = useState<string>();
  const bag = offers.data?.data.find(({ id }) => id === chosen);
  return (
    <main className={s.page}>
      <header className={s.head}>
        <p>
          <Link to="/marketplace" className={s.back}>
            <Icon name="arrow-left" size={16} />
            <Trans>Marketplace</Trans>
          </Link>
        </p>
        <h1 className="poster">
          <Trans>Bonus bags</Trans>
        </h1>
        <p>
          <Trans>
            You can have one bag at a time. When you get a larger bag, all your items move to it.
            Bags never expire.
          </Trans>
        </p>
      </header>
      {offers.isPending && <Skeleton className={s.bone ?? ''} />}
      {offers.isError && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={t`Failed to update travel bags`}
            action={
              <Button icon="repeat" onClick={() => void offers.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(offers.error)}
          </EmptyState>
        </div>
      )}
      {offers.data && (
        <ul className={s.shelf}>
          {offers.data.data.map((offer) => (
            <Offer key={offer.id} offer={offer} onBuy={() => setChosen(offer.id)} />
          ))}
        </ul>
      )}
      {bag && <BuyBagDialog bag={bag} onClose={() => setChosen(undefined)} />}
    </main>
  );
}

function Offer({ offer, onBuy }: { offer: BagOffer; onBuy: () => void }) {
  const { t } = useLingui();
  const { coins } = useFormats();
  const wallet = useWallet();
  const isMember = useSession((session) => session.status === 'member');
  const carried = offer.comparison === 'carried';
  const name = bagName(offer.id, currentLanguage());
  const reason =
    offer.comparison === 'smaller'
      ? t`Smaller than your current bag, so no longer available to you.`
      : isMember && wallet && wallet.coins < offer.price
        ? t`Coins still needed: ${coins(offer.price - wallet.coins)}.`
        : undefined;
  return (
    <li className={cx(s.offer, carried && isMember && s.carried)}>
      <div className={s.picture}>
        <BagPicture id={offer.id} />
      </div>
      <div className={cx('paper', s.card)}>
        <h2>{name}</h2>
        <p className={s.places}>
          <span className={s.dots} aria-hidden="true">
            {Array.from({ length: offer.places }, (_, at) => (
              <i key={at} />
            ))}
          </span>
          <Plural value={offer.places} one="# space" other="# spaces" />
        </p>
        {carried ? (
          <p className={s.mine}>
            <Icon name="check-circle" size={20} />
            {isMember ? (
              <Trans>Your current bag</Trans>
            ) : (
              <Trans>Included with every passport</Trans>
            )}
          </p>
        ) : (
          <Button
            wide
            variant={offer.comparison === 'smaller' ? 'quiet' : 'brass'}
            onClick={() => (isMember ? onBuy() : openDialog('sign-in'))}
            {...(reason !== undefined && { reason })}
          >
            <Trans>Buy for {coins(offer.price)} Coins</Trans>
            {offer.price < offer.list_price && <s>{coins(offer.list_price)}</s>}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
