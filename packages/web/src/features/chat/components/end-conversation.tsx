import { Trans, useLingui } from '@lingui/react/macro';
import { type ChatConversation, endChat } from '@wl/contract/chat';
import { Button } from '@wl/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { receiveChange } from '../store.ts';
import s from './panel.module.css';

/** Shows the state of an open conversation and a button that ends it after a confirmation. */
export function EndConversation({ conversation }: { conversation: ChatConversation }) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (isAsking) return <Confirmation id={conversation.id} onCancel={() => setAsking(false)} />;
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

function Confirmation({ id, onCancel }: { id: string; onCancel: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  const end = useSend(endChat, { onSuccess: ({ data }) => receiveChange(data) });
  return (
    <div
      role="group"
      aria-label={t`End this conversation?`}
      className={s.confirmation}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <p>
        <Trans>End this conversation?</Trans>
      </p>
      {end.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(end.error)}
        </p>
      )}
      <div className={s.choices}>
        <Button
          ref={confirm}
          variant="ink"
          loading={end.isPending}
          onClick={() => end.mutate({ params: { id } })}
        >
          <Trans>End conversation</Trans>
        </Button>
        <Button variant="plain" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
