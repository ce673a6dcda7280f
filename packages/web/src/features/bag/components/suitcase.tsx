import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { TravelBag } from '@wl/contract/bag';
import { Icon } from '@wl/ui/icon';
import { bagName } from '@wl/world/casino/bag-names';
import { currentLanguage } from '../../../app/language/language.ts';
import { waitsForDeposit } from '../waits.ts';
import { ItemTag } from './item-tag.tsx';
import s from './suitcase.module.css';

/** Shows an open suitcase with one pocket for each item in the bag, followed by the free pockets. */
export function Suitcase({ bag }: { bag: TravelBag }) {
  const { t } = useLingui();
  const { places, items, going } = bag;
  const free = Math.max(0, places - items.length);
  const waits = waitsForDeposit(going);
  return (
    <section className={s.case} aria-labelledby="suitcase-title">
      <span className={s.handle} aria-hidden="true" />
      <div className={s.lid}>
        <Corners />
        <div className={s.lining}>
          <span className={s.straps} aria-hidden="true" />
          <div className={s.plate}>
            <h2 id="suitcase-title" className="poster">
              {bagName(bag.bag.id, currentLanguage())}
            </h2>
            <p>
              <Plural
                value={items.length}
                one={`# of ${places} spaces used`}
                other={`# of ${places} spaces used`}
              />
            </p>
          </div>
          {!bag.bag.is_largest && (
            <Link to="/marketplace/travel-bags" className={s.larger}>
              <Icon name="bag" size={18} />
              <Trans>Get a larger bag</Trans>
            </Link>
          )}
        </div>
      </div>
      <span className={s.hinge} aria-hidden="true">
        <i />
        <i />
      </span>
      <div className={s.tray}>
        <Corners />
        <ul className={s.pockets} data-places={places} aria-label={t`Spaces in the bag`}>
          {items.map((item) => (
            <li key={item.id} className={s.pocket}>
              <ItemTag item={item} waits={waits} />
            </li>
          ))}
          {Array.from({ length: free }, (_, at) => (
            <li key={`free-${String(at)}`} className={s.empty}>
              <Trans>empty</Trans>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Draws brass fittings on the four corners. */
function Corners() {
  return (
    <span className={s.corners} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
