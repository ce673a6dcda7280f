import { Trans } from '@lingui/react/macro';
import type { MarketItem } from '@wl/contract/market';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { Panel } from '@wl/ui/surfaces/panel';
import { SplitFlap } from '@wl/ui/journey/split-flap';
import { type MarketCategory, marketCategories } from '@wl/world/bonuses/categories';
import { useEffect, useState } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { useWallet } from '../../../app/hud/wallet.ts';
import { KindArt, useItemWords } from '../../bag/index.ts';
import { CODE_LENGTH, flightCode } from '../flight-code.ts';
import { inReachFirst, isAtLimit } from '../in-reach-first.ts';
import { useMarketWords } from '../use-market-words.ts';
import s from './board.module.css';

const PRICE_DIGITS = 4;

/**
 * Shows a departures board with one section per category and one split-flap row per item. A row opens the item's terms
 * and true cost.
 */
export function Board({
  items,
  onOpen,
  title,
}: {
  items: readonly MarketItem[];
  onOpen: (slug: string) => void;
  title: React.ReactNode;
}) {
  const words = useMarketWords();
  const coins = useWallet()?.coins;
  const sections = marketCategories
    .map((name) => ({
      name,
      rows: inReachFirst(
        items.filter(({ category }) => category === name),
        coins,
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Panel as="section" className={s.board} aria-labelledby="board-title">
      <header className={s.head}>
        <h2 id="board-title">{title}</h2>
        <Clock />
      </header>
      {sections.map(({ name, rows }) => (
        <Section key={name} name={name} title={words.category(name)}>
          {rows.map((item) => (
            <Row key={item.slug} item={item} onOpen={onOpen} />
          ))}
        </Section>
      ))}
    </Panel>
  );
}

function Section({
  name,
  title,
  children,
}: {
  name: MarketCategory;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <section aria-labelledby={`board-${name}`} className={s.section}>
      <h3 id={`board-${name}`}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** Shows the departures board's clock in UTC, because the casino counts days in UTC. */
function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={s.clock}>
      <SplitFlap text={now.toISOString().slice(11, 16)} /> <span className="code">UTC</span>
    </span>
  );
}

function Row({ item, onOpen }: { item: MarketItem; onOpen: (slug: string) => void }) {
  const { coins, number } = useFormats();
  const { words, days, kept } = useItemWords();
  const market = useMarketWords();
  const { terms } = item;
  const note = market.note(item);
  const until = 'runDays' in terms ? days(terms.runDays) : kept(terms);
  const times = 'wageringTimes' in terms ? number(terms.wageringTimes) : undefined;
  return (
    <li>
      <button
        type="button"
        className={cx(s.row, item.status === 'sold_out' && s.gone)}
        aria-haspopup="dialog"
        onClick={() => onOpen(item.slug)}
      >
        <span className={s.code} aria-hidden="true">
          <SplitFlap text={flightCode(terms)} width={CODE_LENGTH} />
        </span>
        <KindArt kind={item.kind} size={40} className={s.art} />
        <span className={s.name}>
          <b>{words(terms).name}</b>
          <small>
            {times === undefined ? (
              <Trans>valid for {until}</Trans>
            ) : (
              <Trans>
                {times}× wagering within {until}
              </Trans>
            )}
          </small>
        </span>
        <span className={s.price}>
          {item.price < item.list_price && (
            <s>
              <span className="sr-only">
                <Trans>reduced from</Trans>{' '}
              </span>
              {coins(item.list_price)}
            </s>
          )}
          <span className={s.flaps} aria-hidden="true">
            <SplitFlap text={String(item.price).padStart(PRICE_DIGITS)} />
          </span>
          <span className="sr-only">
            <Trans>{coins(item.price)} Coins</Trans>
          </span>
          <Icon name="coin" size={20} className={s.coin} />
        </span>
        <span className={s.status} data-status={isAtLimit(item) ? 'limited' : item.status}>
          {market.status(item)}
          {note !== undefined && <small>{note}</small>}
        </span>
        <Icon name="caret-right" size={18} className={s.caret} />
      </button>
    </li>
  );
}
