import { Trans } from '@lingui/react/macro';
import type { MarketItem } from '@wl/contract/market';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/formats.ts';
import { useItemWords } from '../../bag/index.ts';
import { MarketFrame } from '../components/market-frame.tsx';
import { PosterArt } from '../components/poster-art.tsx';
import { useMarketWords } from '../use-market-words.ts';
import s from '../components/market-frame.module.css';

/** Shows `/marketplace-thumbnails`, the gallery with a picture of every item. */
export default function MarketThumbnails() {
  return (
    <MarketFrame title={<Trans>Gallery</Trans>}>
      {(market, open) => (
        <ul className={s.tiles}>
          {market.items.map((item) => (
            <li key={item.slug}>
              <Tile item={item} onOpen={() => open(item.slug)} />
            </li>
          ))}
        </ul>
      )}
    </MarketFrame>
  );
}

function Tile({ item, onOpen }: { item: MarketItem; onOpen: () => void }) {
  const { coins } = useFormats();
  const market = useMarketWords();
  const { name } = useItemWords().words(item.terms);
  return (
    <button type="button" className={s.tile} aria-haspopup="dialog" onClick={onOpen}>
      <span className={s.picture}>
        <PosterArt item={item} />
      </span>
      <span className={s.facts}>
        <b>{name}</b>
        <span className={s.line}>
          {market.status(item)}
          <span>
            {coins(item.price)}
            <Icon name="coin" size={18} />
            <span className="sr-only">Coins</span>
          </span>
        </span>
      </span>
    </button>
  );
}
