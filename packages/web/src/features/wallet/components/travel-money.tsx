import { useLingui } from '@lingui/react/macro';
import type { Wallet } from '@wl/contract/wallet';
import { useFormats } from '../../../app/formats.ts';
import s from './wallet.module.css';

/** Cash, Bonus and Coins as three notes; money in open rounds and on its way out stands below them. */
export function TravelMoney({ wallet }: { wallet: Wallet }) {
  const { t } = useLingui();
  const { money, coins } = useFormats();
  const notes = [
    { key: 'cash', label: t`Cash`, value: money(wallet.cash) },
    { key: 'bonus', label: t`Bonus`, value: money(wallet.bonus) },
    {
      key: 'coins',
      label: t`Coins`,
      value: coins(wallet.coins),
    },
  ];
  return (
    <>
      <dl className={s.notes}>
        {notes.map((note) => (
          <div key={note.key} className={s.note} data-kind={note.key}>
            <dt>{note.label}</dt>
            <dd>{note.value}</dd>
          </div>
        ))}
      </dl>
      {(wallet.in_play > 0 || wallet.on_its_way > 0) && (
        <p className={s.aside}>
          {wallet.in_play > 0 && <span>{t`In open rounds: ${money(wallet.in_play)}`}</span>}
          {wallet.on_its_way > 0 && <span>{t`On its way out: ${money(wallet.on_its_way)}`}</span>}
        </p>
      )}
    </>
  );
}
