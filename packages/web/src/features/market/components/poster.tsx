import { Trans } from '@lingui/react/macro';
import type { MarketItem } from '@wl/contract/market';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/formats.ts';
import { useItemWords } from '../../bag/index.ts';
import { useMarketWords } from '../use-market-words.ts';
import { PosterArt } from './poster-art.tsx';
import s from './poster.module.css';

export function Poster({ item, onOpen }: { item: MarketItem; onOpen: (slug: string) => void }) {
  const { coins } = useFormats();
  const market = useMarketWords();
  const { name, effect } = useItemWords().words(item.terms);
  return (
    <article className={s.poster}>
      <span className={s.picture}>
        <PosterArt item={item} />
      </span>
      <div className={s.words}>
        <p className={s.status} data-status={item.status}>
          {market.status(item)}
        </p>
        <h2>{name}</h2>
        <p>{effect}</p>
        <button
          type="button"
          className={s.open}
          aria-haspopup="dialog"
          onClick={() => onOpen(item.slug)}
        >
          <span>
            <Trans>See the true cost</Trans>
            <span className="sr-only">: {name}</span>
          </span>
          <span className={s.price}>
            {item.price < item.list_price && <s>{coins(item.list_price)}</s>}
            <b>{coins(item.price)}</b>
            <Icon name="coin" size={20} />
            <span className="sr-only">Coins</span>
          </span>
        </button>
      </div>
    </article>
  );
}
