import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { LevelRing } from '@wl/ui/journey/level-ring';
import { Note } from '@wl/ui/journey/note';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { cityTexts } from '@wl/world/cities/index';
import { lazy, Suspense, useRef, useState } from 'react';
import { hasPage } from '../features.ts';
import { useFormats } from '../language/formats.ts';
import { currentLanguage } from '../language/language.ts';
import { useSession } from '../session/session.ts';
import s from './hud.module.css';
import { useHud } from './status.ts';
import { useUnread } from './unread.ts';
import { useWallet } from './wallet.ts';

const loadMenu = () => import('./member-menu.tsx');
const MemberMenu = lazy(loadMenu);
// Ignore a failed preload, because opening the menu loads the code again.
const comeMenu = () => void loadMenu().catch(() => undefined);
/** Notification panel, which is loaded with its texts when the bell is pressed. */
const BellPanel = lazy(() => import('../../features/notifications/bell-panel.ts'));
/** Maximum count shown on the bell. */
const MOST_COUNTED = 99;

/**
 * Shows the member's controls at the right end of the top bar: the balances, the bell, and the level ring, which opens
 * the menu.
 */
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
        onPointerEnter={comeMenu}
        onFocus={comeMenu}
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
              <Icon name="pin" size={14} /> {city.airport} ·{' '}
              {cityTexts(city.id)?.name[currentLanguage()] ?? city.name}
            </span>
          )}
        </span>
      </button>
      {menuOpen && (
        <Suspense>
          <MemberMenu
            onClose={() => {
              setMenuOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Shows a link to the wallet page with cash, bonus money and Coins. On phones, it shows only cash and Coins. */
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
      <span className={s.onlyDesktop}>
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

/**
 * Shows a bell with the number of unread notifications. On phones, the bell links to the notifications page. On wide
 * screens, it opens a panel with the newest notifications.
 */
function Bell() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnread();
  const label = unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`;
  const inside = (
    <>
      <Icon name="bell" size={20} />
      {unread > 0 && <span className={s.unread}>{unread > MOST_COUNTED ? '99+' : unread}</span>}
    </>
  );
  return (
    <div className={s.bellPlace}>
      <Link to="/notifications" className={cx(s.bell, s.bellOfPhone)} aria-label={label}>
        {inside}
      </Link>
      <button
        ref={button}
        type="button"
        className={cx(s.bell, s.bellOfDesktop)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {inside}
      </button>
      {isOpen && (
        <Suspense>
          <BellPanel
            opener={button}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
