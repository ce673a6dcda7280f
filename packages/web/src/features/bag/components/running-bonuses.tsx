import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../app/language/use-texts.ts';
import { bagQuery } from '../api.ts';
import { feature } from '../routes.tsx';
import { useItemWords } from '../use-item-words.ts';
import { Expiry } from './expiry.tsx';
import { ItemProgress } from './item-progress.tsx';
import s from './running-bonuses.module.css';

/**
 * Shows the remaining bonus money, the wagering progress and the deadline of each active bonus. Renders nothing if
 * there is no active bonus.
 */
export default function RunningBonuses() {
  const hasTexts = useTexts(feature);
  const bag = useQuery(bagQuery);
  const { words } = useItemWords();
  const running = (bag.data?.data.going ?? []).filter(({ wagering }) => wagering !== null);
  if (!hasTexts || running.length === 0) return null;
  return (
    <section className={`paper ${s.bonuses ?? ''}`} aria-labelledby="running-bonuses">
      <header className={s.head}>
        <h2 id="running-bonuses">
          <Trans>Bonus money</Trans>
        </h2>
        <Link to="/my-travel-bag">
          <Trans>My bonus bag</Trans>
        </Link>
      </header>
      <ul className={s.list}>
        {running.map((item) => {
          const { name } = words(item.terms);
          return (
            <li key={item.id}>
              <div className={s.name}>
                <h3>{name}</h3>
                <Expiry item={item} />
              </div>
              <ItemProgress item={item} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
