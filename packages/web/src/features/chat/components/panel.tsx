import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useId, useRef, useState } from 'react';
import QueryScope from '../../../app/query-scope.tsx';
import { useOutsideChat } from '../outside-chat.ts';
import { useSheet } from '../use-sheet.ts';
import { useRequester } from '../visitor.ts';
import { CurrentChat } from './current-chat.tsx';
import { EarlierConversations } from './earlier-conversations.tsx';
import { OutsideWidget } from './outside-widget.tsx';
import s from './panel.module.css';
import { VisitorForm } from './visitor-form.tsx';

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
  const requester = useRequester();
  const [hasStarted, setStarted] = useState(false);
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
        {requester !== undefined && isOwn && (
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
      {isOwn && requester === undefined && (
        <VisitorForm onClose={onClose} onStart={() => setStarted(true)} />
      )}
      {isOwn && requester !== undefined && showsEarlier && (
        <EarlierConversations
          onBack={() => {
            setShowsEarlier(false);
            historyButton.current?.focus();
          }}
        />
      )}
      {isOwn && requester !== undefined && !showsEarlier && (
        <CurrentChat key={requester} hasStarted={hasStarted} />
      )}
    </dialog>
  );
}
