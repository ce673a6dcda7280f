import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TravelBag } from '@wl/contract/bag';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useErrorText } from '../../../app/errors.tsx';
import { bagQuery } from '../api.ts';
import { EndedList } from '../components/ended-list.tsx';
import { GoingItem } from '../components/going-item.tsx';
import { Suitcase } from '../components/suitcase.tsx';
import s from './my-travel-bag.module.css';

/** Shows the bag page: the open suitcase, running items and ended items. */
export default function MyTravelBag() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const bag = useQuery(bagQuery);
  const shown = bag.data?.data;
  return (
    <main className={s.page}>
      <header className={s.head}>
        <div>
          <h1 className="poster">
            <Trans>Bonus bag</Trans>
          </h1>
          <p>
            <Trans>
              Bonuses wait here until you activate them. None starts automatically, and you can read
              the terms of each active bonus here.
            </Trans>
          </p>
        </div>
        <nav className={s.links} aria-label={t`About bonuses`}>
          <Link to="/marketplace" className={buttonClass({ variant: 'ink' })}>
            <Icon name="market" size={18} />
            <Trans>Marketplace</Trans>
          </Link>
          <Link to="/bonus-policy" className={s.policy}>
            <Trans>Bonus policy</Trans>
          </Link>
        </nav>
      </header>
      {bag.isPending && <Skeleton className={s.bone ?? ''} />}
      {bag.isError && !shown && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={t`Failed to update travel bags`}
            action={
              <Button icon="repeat" onClick={() => void bag.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(bag.error)}
          </EmptyState>
        </div>
      )}
      {shown && (
        <>
          <Suitcase bag={shown} />
          <Going bag={shown} />
          <EndedList />
        </>
      )}
    </main>
  );
}

function Going({ bag }: { bag: TravelBag }) {
  const { t } = useLingui();
  if (bag.going.length === 0) {
    // Show the link to the marketplace only if the bag is completely empty. Items in the bag have their own action
    // buttons.
    return bag.items.length > 0 ? null : (
      <EmptyState
        icon="gift"
        title={t`Your bag is empty`}
        action={
          <Link to="/marketplace" className={buttonClass()}>
            <Icon name="market" size={18} />
            <Trans>Browse the marketplace</Trans>
          </Link>
        }
      >
        <Trans>
          Bonuses are bought with Coins, never with money. You earn Coins through missions and
          levels.
        </Trans>
      </EmptyState>
    );
  }
  const staked = bag.going.filter(({ wagering }) => wagering !== null);
  return (
    <section aria-labelledby="going-title">
      <h2 id="going-title" className={s.sectionTitle}>
        <Trans>Items in progress</Trans>
      </h2>
      {staked.length > 1 && (
        <p className={s.order}>
          <Trans>Your cash is staked first, then your bonus money in this order.</Trans>
        </p>
      )}
      <div className={s.going}>
        {bag.going.map((item) => {
          const turn = staked.indexOf(item);
          return (
            <GoingItem
              key={item.id}
              item={item}
              place={staked.length > 1 && turn >= 0 ? turn + 1 : undefined}
            />
          );
        })}
      </div>
    </section>
  );
}
