import type { ReactNode } from 'react';
import s from './banknote.module.css';
import { BalloonView, CoinView, CornerRosette, HarbourView, NoteGround } from './engraving.tsx';
import { useCount } from './use-count.ts';

export interface BanknoteProps {
  kind: 'cash' | 'bonus' | 'coins';
  label: string;
  /** Cents, or Coins. */
  amount: number;
  format: (amount: number) => string;
  /** Short description of what this balance can be used for. */
  use: ReactNode;
  /** Masked number derived from the member's id; never a name. */
  serial: string;
}

const views = { cash: HarbourView, bonus: BalloonView, coins: CoinView };

/**
 * Shows one balance as a banknote with guilloche, an engraved view and a serial number. The amount counts up or down
 * when it changes.
 */
export function Banknote({ kind, label, amount, format, use, serial }: BanknoteProps) {
  const shown = useCount(amount);
  const View = views[kind];
  return (
    <div className={`paper ${s.note ?? ''}`} data-kind={kind} data-counting={shown !== amount}>
      <dt className={s.term}>
        <span className={s.ground}>
          <NoteGround />
        </span>
        <span className={s.view}>
          <View />
        </span>
        <span className={s.corner}>
          <CornerRosette />
        </span>
        <span className={s.label}>{label}</span>{' '}
        <span className={s.foot}>
          <span className={s.use}>{use}</span>
          <span className={s.serial} aria-hidden="true">
            {serial}
          </span>
        </span>
      </dt>
      <dd className={s.value} data-length={format(amount).length > 10 ? 'long' : 'short'}>
        {format(shown)}
      </dd>
    </div>
  );
}
