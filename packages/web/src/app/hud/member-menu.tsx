import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Icon } from '@wl/ui/icon';
import { openChat } from '../../features/chat/index.ts';
import { LanguageSwitcher } from '../shell/language-switcher.tsx';
import { mainItems } from '../shell/menu-items.ts';
import { signOutHere, useSession } from '../session/session.ts';
import s from './hud.module.css';
import { moreItems } from './menu-items.ts';
import { useUnread } from './unread.ts';

/** Shows the menu with links to all member pages, the sign-out button and the language switcher. */
export default function MemberMenu({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const player = useSession((session) => session.player);
  const unread = useUnread();
  const leave = async () => {
    onClose();
    await signOutHere();
    await router.navigate({ to: '/' });
  };
  return (
    <Dialog
      kind="sheet"
      title={player?.nickname ?? t`Menu`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <nav aria-label={t`Menu`} className={s.menu}>
        {[...mainItems(), ...moreItems()].map((item) => (
          <Link key={item.path} to={item.path} className={s.menuItem} onClick={onClose}>
            <Icon name={item.icon} size={22} />
            {i18n._(item.text)}
            {item.path === '/notifications' && unread > 0 && (
              <span className={s.count}>
                {unread}
                <span className="sr-only"> {t`unread`}</span>
              </span>
            )}
          </Link>
        ))}
        <button
          type="button"
          className={s.menuItem}
          onClick={() => {
            onClose();
            openChat();
          }}
        >
          <Icon name="chat" size={22} />
          <Trans>Live Chat</Trans>
        </button>
        <button type="button" className={s.menuItem} onClick={() => void leave()}>
          <Icon name="sign-out" size={22} />
          <Trans>Sign-out</Trans>
        </button>
      </nav>
      <div className="mt-4">
        <LanguageSwitcher />
      </div>
    </Dialog>
  );
}
