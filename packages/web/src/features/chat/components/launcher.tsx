import { useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { needTexts } from '../../../app/language/language.ts';
import { useSession } from '../../../app/session/session.ts';
import { readKept } from '../kept.ts';
import { closeChat, openChat, usePanel } from '../panel-state.ts';
import { feature } from '../routes.tsx';
import { needChat, useChat } from '../store.ts';
import { useVisitor, useRequester } from '../visitor.ts';
import s from './launcher.module.css';

/** Maximum unread count shown on the chat button; higher counts appear as "99+". */
const MOST_COUNTED = 99;

/**
 * Shows the circular button that opens the chat panel, with the number of unread messages. Stage pages have no button,
 * because it would cover the game's controls. On these pages, members open the panel from the menu.
 */
export default function Launcher({ stage }: { stage: boolean }) {
  const { t } = useLingui();
  const memberId = useSession(({ player }) => player?.id);
  const requester = useRequester();
  const isOpen = usePanel((panel) => panel.isOpen);
  const unread = useChat(({ chat }) => chat?.conversation.unread ?? 0);
  const news = useNewsCount(unread, isOpen);
  const hasTexts = useChatTexts(unread > 0);
  const Panel = usePanelCode(isOpen);
  const button = useFocusAfterClosing(isOpen);
  useEffect(() => {
    if (stage) closeChat();
  }, [stage]);
  useEffect(() => {
    if (requester !== undefined && !stage) void takeUp(requester);
  }, [requester, stage]);
  useEffect(openByUrl, []);
  if (stage && !isOpen) return null;
  const isShown = isOpen && Panel;
  return (
    <aside aria-label={t`Live Chat`}>
      {isShown ? (
        <Panel key={memberId} onClose={closeChat} />
      ) : (
        !stage && (
          <button
            ref={button}
            type="button"
            className={s.launcher}
            data-chat-launcher
            data-member={memberId !== undefined || undefined}
            // Wait for this feature's translation catalogue before using the label with the unread count. The catalogue
            // is loaded only if there are unread messages.
            aria-label={
              hasTexts && unread > 0 ? t`Live Chat, unread messages: ${unread}` : t`Live Chat`
            }
            aria-haspopup="dialog"
            aria-expanded={false}
            aria-busy={isOpen || undefined}
            onClick={openChat}
          >
            <Icon name="chat" size={26} />
            {unread > 0 && (
              <span className={s.unread}>{unread > MOST_COUNTED ? '99+' : unread}</span>
            )}
          </button>
        )
      )}
      <span aria-live="polite" className="sr-only">
        {hasTexts && news > 0 && <span key={news}>{t`New message from support`}</span>}
      </span>
    </aside>
  );
}

/**
 * Opens the panel if the page was opened through the chat link in an e-mail, which ends in `#chat`. Removes the
 * fragment, so that the panel opens only once.
 */
function openByUrl(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== '#chat') return;
  window.history.replaceState(window.history.state, '', pathname + search);
  openChat();
}

/** Loads the conversation and sends any messages that were still unsent when the page was reloaded. */
async function takeUp(requester: string): Promise<void> {
  // If the code fails to load, opening the panel loads the code again. Until then, unsent messages stay stored.
  const load = (code: () => Promise<unknown>) => code().catch(() => undefined);
  if (useVisitor.getState().visitor) await load(() => import('../visitor-live.ts'));
  await needChat();
  if (readKept(requester).unsent.length > 0) await load(() => import('../sender.ts'));
}

/** Returns the panel's component, which is loaded when the panel is opened for the first time. */
function usePanelCode(isOpen: boolean): ComponentType<{ onClose: () => void }> | undefined {
  const [code, setCode] = useState<Partial<typeof import('../panel.ts')>>({});
  useEffect(() => {
    // If loading fails, close the panel, so that the next press tries again.
    if (isOpen) import('../panel.ts').then(setCode, closeChat);
  }, [isOpen]);
  return code.default;
}

/** Returns true when this feature's texts are loaded, or when loading has failed and English is shown instead. */
function useChatTexts(isNeeded: boolean): boolean {
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    if (isNeeded)
      void needTexts(feature)
        .catch(() => undefined)
        .then(() => setHasTexts(true));
  }, [isNeeded]);
  return hasTexts;
}

/** Returns a number that increases whenever messages arrive while the panel is closed. */
function useNewsCount(unread: number, isOpen: boolean): number {
  const isLoaded = useChat((state) => state.isLoaded);
  const known = useRef<number>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const before = known.current;
    known.current = isLoaded ? unread : undefined;
    if (before !== undefined && unread > before && !isOpen) setCount((no) => no + 1);
  }, [unread, isLoaded, isOpen]);
  return count;
}

/** Focuses the button after the panel has closed, unless the focus is already elsewhere on the page. */
function useFocusAfterClosing(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
