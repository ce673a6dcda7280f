import { Trans } from '@lingui/react/macro';
import type { ChatConversation } from '@wl/contract/chat';
import { useEffect, useRef, useState } from 'react';
import type { Visitor } from '../visitor.ts';
import { forgetVisitor } from '../visitor-live.ts';
import { Confirmation } from './confirmation.tsx';
import s from './panel.module.css';

interface NoteProps {
  visitor: Visitor;
  /** Latest conversation; undefined if the visitor has not written yet. */
  conversation: ChatConversation | undefined;
}

/**
 * Shows the visitor's name or, if the conversation's e-mail address is unconfirmed, how to confirm it. A button removes
 * the conversation from this browser, which is useful on shared computers.
 */
export function VisitorNote({ visitor, conversation }: NoteProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const { name, email } = visitor;
  if (isAsking)
    return (
      <Confirmation
        question={<Trans>Forget this conversation?</Trans>}
        confirm={<Trans>Forget conversation</Trans>}
        onConfirm={() => forgetVisitor()}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          This device will no longer show the conversation, but our support team will keep it.
        </Trans>
      </Confirmation>
    );
  return (
    <div className={s.status}>
      <p>
        {conversation && !conversation.visitor?.confirmed ? (
          <Trans>
            To get our answers by e-mail too, open the confirmation link that we sent to {email}.
          </Trans>
        ) : (
          <Trans>You are writing as {name}.</Trans>
        )}
      </p>
      <button ref={button} type="button" onClick={() => setAsking(true)}>
        <Trans>Forget conversation</Trans>
      </button>
    </div>
  );
}
