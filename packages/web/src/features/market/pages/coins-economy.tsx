import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { coinsEconomy } from '@wl/contract/market';
import type { ReplyOf } from '@wl/contract/call';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon, type IconName } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { rightCell, Table } from '@wl/ui/tables/table';
import { bagName } from '@wl/world/casino/bag-names';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { useItemWords } from '../../bag/index.ts';
import { coinsEconomyQuery } from '../api.ts';
import s from './coins-economy.module.css';

type Economy = ReplyOf<typeof coinsEconomy>['data'];
type Source = Economy['sources'][number]['source'];

/** Shows the page `/marketplace/coins`: the sources of Coins, and every price with its edition and start date. */
export default function CoinsEconomy() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const economy = useQuery(coinsEconomyQuery);
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
          <Trans>Coins</Trans>
        </h1>
        <p>
          <Trans>
            Coins are earned, never sold. Here are all the ways to earn them and everything you can
            buy with them.
          </Trans>
        </p>
      </header>
      {economy.isPending && <Skeleton className={s.bone ?? ''} />}
      {economy.isError && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={t`The prices could not be loaded`}
            action={
              <Button icon="repeat" onClick={() => void economy.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(economy.error)}
          </EmptyState>
        </div>
      )}
      {economy.data && (
        <>
          <Sources sources={economy.data.data.sources} />
          <Prices prices={economy.data.data.prices} />
        </>
      )}
    </main>
  );
}

function Sources({ sources }: Pick<Economy, 'sources'>) {
  const { t } = useLingui();
  const range = useCoinRange();
  const words: Record<Source, readonly [icon: IconName, name: string, how: string]> = {
    start: ['passport', t`Your passport`, t`Once, when you get your passport`],
    level: ['trophy', t`Levels`, t`Each time you level up; higher levels pay more`],
    mission: ['pin', t`City missions`, t`For each mission you complete`],
    itinerary: ['calendar', t`Daily itinerary`, t`For each errand you complete`],
    itinerary_week: ['compass', t`Weekly itinerary`, t`Once a week`],
    tournament: ['trophy', t`Tournaments`, t`For finishing in a prize-winning position`],
  };
  return (
    <section aria-labelledby="sources-title">
      <h2 id="sources-title" className={s.title}>
        <Trans>How to earn Coins</Trans>
      </h2>
      <ul className={s.sources}>
        {sources.map(({ source, least, most }) => {
          const [icon, name, how] = words[source];
          return (
            <li key={source} className={s.source}>
              <span className={s.coin}>
                <Icon name={icon} size={28} />
              </span>
              <b>{name}</b>
              <span>{how}</span>
              <strong>
                {range(least, most)} <Icon name="coin" size={18} />
                <span className="sr-only">Coins</span>
              </strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useCoinRange() {
  const { coins } = useFormats();
  return (least: number, most: number | null) =>
    most === null || most === least ? coins(least) : `${coins(least)}\u2060–\u2060${coins(most)}`;
}

function usePriceName() {
  const { t } = useLingui();
  const { words } = useItemWords();
  return ({ kind, terms, slug }: Economy['prices'][number]): string => {
    if (terms) return words(terms).name;
    if (kind === 'trip') return t`A trip to another city (price depends on distance)`;
    if (kind === 'tournament_entry') return t`Entry to a tournament (some are free)`;
    return bagName(slug, currentLanguage());
  };
}

function Prices({ prices }: Pick<Economy, 'prices'>) {
  const { t } = useLingui();
  const { date } = useFormats();
  const range = useCoinRange();
  const nameOf = usePriceName();
  return (
    <PaperCard as="section" aria-labelledby="prices-title">
      <h2 id="prices-title">
        <Trans>How to spend Coins</Trans>
      </h2>
      <Table label={t`Prices in Coins`}>
        <thead>
          <tr>
            <th scope="col" className={s.item}>
              <Trans>Item</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>Coins</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>Edition</Trans>
            </th>
            <th scope="col">
              <Trans>Valid since</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={`${price.kind} ${price.slug}`}>
              <td>{nameOf(price)}</td>
              <td className={cx(rightCell, s.range)}>{range(price.price, price.most)}</td>
              <td className={rightCell}>{price.version}</td>
              <td>{price.since === null ? <Trans>casino launch</Trans> : date(price.since)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </PaperCard>
  );
}
