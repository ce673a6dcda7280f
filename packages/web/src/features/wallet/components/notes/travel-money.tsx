import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useEffect, useRef, useState } from 'react';
import { hasPage } from '../../../../app/features.ts';
import { useFormats } from '../../../../app/language/formats.ts';
import type { Wallet } from '../../../../app/hud/wallet.ts';
import { useSession } from '../../../../app/session/session.ts';
import { Banknote } from './banknote.tsx';
import s from './travel-money.module.css';
import { useCount } from './use-count.ts';

const LIMITS_PAGE: string = '/my-limits';
const SERIAL_DIGITS = 6;

/** Returns a note's serial number, which contains only the last characters of the member's id, never the whole id. */
const serialOf = (memberId: string | undefined, series: string): string =>
  `${series} •••• ${(memberId ?? '').slice(-SERIAL_DIGITS).toUpperCase()}`;

/** Announces only changes to the cash balance, because screen readers read the initial value with the page. */
function Spoken({ cash }: { cash: number }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const first = useRef(cash);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (cash !== first.current) setChanged(true);
  }, [cash]);
  return (
    <p role="status" className="sr-only">
      {changed && t`Your cash balance is now ${money(cash)}`}
    </p>
  );
}

/** Shows Cash, Bonus and Coins as banknotes, and vouchers for the money in open rounds and pending cash-outs. */
export function TravelMoney({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useLingui();
  const { money, coins } = useFormats();
  const memberId = useSession((session) => session.player?.id);
  if (!wallet) {
    return (
      <div className={s.notes} aria-busy="true">
        <Skeleton className={s.bone ?? ''} />
        <Skeleton className={s.bone ?? ''} />
        <Skeleton className={s.bone ?? ''} />
        <Skeleton className={s.stripBone ?? ''} />
      </div>
    );
  }
  return (
    <>
      <Spoken cash={wallet.cash} />
      <dl className={s.notes}>
        <Banknote
          kind="cash"
          label={t`Cash`}
          amount={wallet.cash}
          format={money}
          use={t`Money to play with or cash out`}
          serial={serialOf(memberId, 'C')}
        />
        <Banknote
          kind="bonus"
          label={t`Bonus`}
          amount={wallet.bonus}
          format={money}
          use={
            <Link to="/my-travel-bag" className={s.noteLink}>
              <Trans>Your bonus bag</Trans>
            </Link>
          }
          serial={serialOf(memberId, 'B')}
        />
        <Banknote
          kind="coins"
          label={t`Coins`}
          amount={wallet.coins}
          format={coins}
          use={
            <Link to="/marketplace" className={s.noteLink}>
              <Trans>Spend Coins on fares and in the marketplace</Trans>
            </Link>
          }
          serial={serialOf(memberId, 'N')}
        />
      </dl>
      <Strip wallet={wallet} />
    </>
  );
}

/**
 * Shows the money in open rounds and in unfinished cash-outs, which is not part of the balances. Also shows a link to
 * the limits page.
 */
function Strip({ wallet }: { wallet: Wallet }) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <div className={s.strip}>
      <dl className={s.vouchers}>
        <Voucher icon="table" label={t`In open rounds`} cents={wallet.in_play} money={money} />
        <Voucher
          icon="envelope"
          label={t`Cash-outs in progress`}
          cents={wallet.on_its_way}
          money={money}
        />
      </dl>
      {hasPage(LIMITS_PAGE) && (
        <Link to={LIMITS_PAGE} className={s.limits}>
          <Icon name="shield" size={20} />
          <span>
            <b>
              <Trans>My Limits</Trans>
            </b>
            <Trans>Your limits for top-ups, stakes and time</Trans>
          </span>
          <Icon name="caret-right" size={18} />
        </Link>
      )}
    </div>
  );
}

function Voucher({
  icon,
  label,
  cents,
  money,
}: {
  icon: 'table' | 'envelope';
  label: string;
  cents: number;
  money: (cents: number) => string;
}) {
  const shown = useCount(cents);
  return (
    <div className={s.voucher} data-empty={cents === 0}>
      <dt>
        <Icon name={icon} size={20} /> {label}
      </dt>
      <dd>{money(shown)}</dd>
    </div>
  );
}
