import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useTexts } from '../../../app/language/use-texts.ts';
import { bagQuery } from '../api.ts';
import { feature } from '../routes.tsx';
import { useItemWords } from '../use-item-words.ts';
import { KeptAndLost } from './kept-and-lost.tsx';
import { KindArt } from './kind-art.tsx';
import s from './full-bag.module.css';

/**
 * Lists the items that would end if the member cashed out now, with the amounts that the member would keep and lose.
 */
export function EndsWithCashOut() {
  const hasTexts = useTexts(feature);
  const { words } = useItemWords();
  const bag = useQuery({ ...bagQuery, staleTime: 0 });
  if (!hasTexts || !bag.data) return <Skeleton className={s.bone ?? ''} />;
  const ending = bag.data.data.going.filter((item) => item.ends_with_cash_out);
  return (
    <>
      <ul className={s.list}>
        {ending.map((item) => (
          <li key={item.id} className={s.row}>
            <KindArt kind={item.kind} size={44} />
            <b className={s.name}>{words(item.terms).name}</b>
          </li>
        ))}
      </ul>
      <KeptAndLost items={ending} />
    </>
  );
}
