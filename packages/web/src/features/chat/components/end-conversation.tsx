import { Trans } from '@lingui/react/macro';
import { type ChatConversation, endChat } from '@wl/contract/chat';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { receiveChange } from '../store.ts';
import { asVisitor } from '../visitor.ts';
import { Confirmation } from './confirmation.tsx';
import s from './panel.module.css';

/** Shows the state of an open conversation and a button that ends it after a confirmation. */
export function EndConversation({ conversation }: { conversation: ChatConversation }) {
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const end = useSend(endChat, { onSuccess: ({ data }) => receiveChange(data) });
  if (isAsking)
    return (
      <Confirmation
        question={<Trans>End this conversation?</Trans>}
        confirm={<Trans>End conversation</Trans>}
        isPending={end.isPending}
        error={end.isError ? errorText(end.error) : undefined}
        onConfirm={() => end.mutate({ params: { id: conversation.id }, ...asVisitor() })}
        onCancel={() => {
          end.reset();
          setAsking(false);
        }}
      />
    );
  return (
    <div className={s.status}>
      <p>
        {conversation.state === 'waiting' ? (
          <Trans>Our support team will answer soon.</Trans>
        ) : (
          <Trans>Our support team is here.</Trans>
        )}
      </p>
      <button ref={button} type="button" onClick={() => setAsking(true)}>
        <Trans>End conversation</Trans>
      </button>
    </div>
  );
}
