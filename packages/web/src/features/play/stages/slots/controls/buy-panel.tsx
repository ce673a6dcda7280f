import { Plural, Trans } from '@lingui/react/macro';
import type { BonusBuy } from '@wl/games/engines/slots/config';
import { Button } from '@wl/ui/controls/button';
import { useOwnPresses } from '@wl/ui/surfaces/own-presses';
import { useEffect, useRef } from 'react';
import { useMoney } from '../../../money.ts';
import s from './auto-panel.module.css';

/** Shows a dialog to confirm a bonus buy and its price. The native dialog traps focus and closes on Escape. */
export function BuyPanel({
  buy,
  stakeCents,
  cashCents,
  onBuy,
  onClose,
}: {
  buy: BonusBuy;
  stakeCents: number;
  /** Cash balance in cents; null in demo play. */
  cashCents: number | null;
  onBuy: (priceCents: number) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownPresses = useOwnPresses();
  const { money } = useMoney();
  useEffect(() => dialog.current?.showModal(), []);
  const priceCents = stakeCents * buy.cost;
  const price = money(priceCents);
  const stake = money(stakeCents);
  const { cost } = buy;
  const short = cashCents !== null && cashCents < priceCents;
  return (
    <dialog
      ref={dialog}
      className={s.panel}
      aria-labelledby="buy-title"
      onClickCapture={ownPresses}
      onClose={onClose}
    >
      <form
        method="dialog"
        className="paper"
        onSubmit={() => {
          if (!short) onBuy(priceCents);
        }}
      >
        <h2 id="buy-title">
          <Plural value={buy.spins} one="Buy # free spin" other="Buy # free spins" />
        </h2>
        <p className={s.note}>
          <Trans>
            {cost} × {stake} stake = {price}
          </Trans>
        </p>
        <p className={s.note}>
          <Trans>
            The free spins start immediately. Their winnings are based on the stake, not on the
            price.
          </Trans>
        </p>
        <div className={s.actions}>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            type="submit"
            icon="ticket"
            {...(short && {
              reason: <Trans>You do not have enough cash. Lower the stake first.</Trans>,
            })}
          >
            <Trans>Buy for {price}</Trans>
          </Button>
        </div>
      </form>
    </dialog>
  );
}
