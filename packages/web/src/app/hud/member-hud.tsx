import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { LevelRing } from '@wl/ui/level-ring';
import { Note } from '@wl/ui/note';
import { Skeleton } from '@wl/ui/skeleton';
import { useState } from 'react';
import { hasPage } from '../features.ts';
import { useFormats } from '../formats.ts';
import { useSession } from '../session.ts';
import s from './hud.module.css';
import { MemberMenu } from './member-menu.tsx';
import { useHud } from './status.ts';
import { useWallet } from './wallet.ts';

/** The right end of a member's top bar: travel money, the bell, and the level ring that opens the menu. */
export default function MemberHud() {
  const { t } = useLingui();
  const [menuOpen, setMenuOpen] = useState(false);
  const player = useSession((session) => session.player);
  const city = useSession((session) => session.city);
  const hud = useHud();
  const share = hud && hud.experience_needed > 0 ? hud.experience / hud.experience_needed : 0;
  const percent = Math.round(share * 100);
  return (
    <div className={s.hud}>
      <Money />
      <Bell />
      <button
        type="button"
        className={s.who}
        aria-haspopup="dialog"
        onClick={() => {
          setMenuOpen(true);
        }}
      >
        <span className="sr-only">{t`Menu`} · </span>
        <LevelRing
          level={hud?.level ?? 1}
          progress={share}
          label={t`Level ${hud?.level ?? 1}, ${percent}% done`}
        >
          <img src="/art/brand/avatar.svg" alt="" width="40" height="40" />
        </LevelRing>
        <span className={s.name}>
          {player?.nickname}
          {city && (
            <span className={s.city}>
              <Icon name="pin" size={14} /> {city.airport} · {city.name}
            </span>
          )}
        </span>
      </button>
      {menuOpen && (
        <MemberMenu
          onClose={() => {
            setMenuOpen(false);
          }}
        />
      )}
    </div>
  );
}

/** Cash, Bonus and Coins; on phones cash and Coins only. Leads to the wallet. */
function Money() {
  const { t } = useLingui();
  const wallet = useWallet();
  const { money, coins } = useFormats();
  if (!wallet) return <Skeleton className={s.moneyWaiting ?? ''} />;
  const notes = (
    <>
      <span className={s.onlyPhone}>
        <Note kind="cash" label={t`Cash`} value={money(wallet.cash)} small />
        <Note kind="coins" label={t`Coins`} value={coins(wallet.coins)} small />
      </span>
      <span className={s.onlyDesk}>
        <Note kind="cash" label={t`Cash`} value={money(wallet.cash)} />
        <Note kind="bonus" label={t`Bonus`} value={money(wallet.bonus)} />
        <Note kind="coins" label={t`Coins`} value={coins(wallet.coins)} />
      </span>
    </>
  );
  if (!hasPage('/my-wallet-xs')) return <span className={s.money}>{notes}</span>;
  return (
    <Link to="/my-wallet-xs" className={s.money}>
      <span className="sr-only">{t`My Wallet`}</span> {notes}
    </Link>
  );
}

/** Shows how many notifications are unread; the list is a page of its own as soon as it exists. */
function Bell() {
  const { t } = useLingui();
  const unread = useHud()?.unread_notifications ?? 0;
  if (!hasPage('/notifications')) return null;
  return (
    <Link
      to="/notifications"
      className={cx(s.bell)}
      aria-label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
    >
      <Icon name="bell" size={20} />
      {unread > 0 && <span className={s.unread}>{unread}</span>}
    </Link>
  );
}
