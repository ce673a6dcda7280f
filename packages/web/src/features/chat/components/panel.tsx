import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useId, useRef, useState } from 'react';
import { openDialog } from '../../../app/dialogs.ts';
import QueryScope from '../../../app/query-scope.tsx';
import { useSession } from '../../../app/session/session.ts';
import { useOutsideChat } from '../outside-chat.ts';
import { useSheet } from '../use-sheet.ts';
import { EarlierConversations } from './earlier-conversations.tsx';
import { MemberChat } from './member-chat.tsx';
import { OutsideWidget } from './outside-widget.tsx';
import s from './panel.module.css';

interface PanelProps {
  onClose: () => void;
}

/**
 * Shows the chat with support. On wide screens, the page beside the panel remains usable; on phones, the panel fills the
 * screen.
 */
export function Panel(props: PanelProps) {
  return (
    <QueryScope>
      <Sheet {...props} />
    </QueryScope>
  );
}

function Sheet({ onClose }: PanelProps) {
  const { t } = useLingui();
  const titleId = useId();
  const isMember = useSession(({ player }) => player !== undefined);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const historyButton = useRef<HTMLButtonElement>(null);
  const sheet = useSheet(onClose);
  const widget = useOutsideChat();
  const isOwn = widget === null;
  return (
    <dialog {...sheet} tabIndex={-1} aria-labelledby={titleId} className={cx('paper', s.panel)}>
      <div className={s.head}>
        <h2 id={titleId}>
          <Trans>Live Chat</Trans>
        </h2>
        {isMember && isOwn && (
          <button
            ref={historyButton}
            type="button"
            className={s.tool}
            aria-pressed={showsEarlier}
            aria-label={t`Earlier conversations`}
            title={t`Earlier conversations`}
            onClick={() => setShowsEarlier(!showsEarlier)}
          >
            <Icon name="history" size={22} />
          </button>
        )}
        <button type="button" className={s.tool} aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
      {widget && <OutsideWidget widget={widget} />}
      {widget === undefined && <div className={s.waiting} aria-busy="true" />}
      {isOwn && !isMember && <ForVisitors onClose={onClose} />}
      {isOwn && isMember && showsEarlier && (
        <EarlierConversations
          onBack={() => {
            setShowsEarlier(false);
            historyButton.current?.focus();
          }}
        />
      )}
      {isOwn && isMember && !showsEarlier && <MemberChat />}
    </dialog>
  );
}

/** Shows visitors how to reach support: after signing in, or with a ticket. */
function ForVisitors({ onClose }: PanelProps) {
  return (
    <div className={s.welcome}>
      <Icon name="chat" size={44} />
      <p>
        <Trans>Sign in to chat with our support team. You can also send us a message.</Trans>
      </p>
      <Button
        variant="brass"
        onClick={() => {
          onClose();
          openDialog('sign-in');
        }}
      >
        <Trans>Sign in</Trans>
      </Button>
      <Link to="/contact-us" className={buttonClass({ variant: 'plain' })} onClick={onClose}>
        <Trans>Open the contact form</Trans>
      </Link>
    </div>
  );
}
