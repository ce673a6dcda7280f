import { Trans, useLingui } from '@lingui/react/macro';
import { type ChatConversation, rateChat } from '@wl/contract/chat';
import { CHAT_MAX_NOTE, CHAT_MAX_RATING } from '@wl/world/chat/chat';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { StarChoice } from '@wl/ui/controls/star-choice';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { receiveChange } from '../store.ts';
import { asVisitor } from '../visitor.ts';
import s from './after-end.module.css';
import { EmailCopy } from './email-copy.tsx';

interface AfterEndProps {
  conversation: ChatConversation;
  onNew: () => void;
}

/** Shows what the member can do after the end of a conversation: rate it, get a copy, and begin a new one. */
export function AfterEnd({ conversation, onNew }: AfterEndProps) {
  const { rating, can_rate: canRate } = conversation;
  const [isChanging, setChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The control that had the focus, such as the text field, has gone.
    if (document.activeElement === document.body) place.current?.focus();
  }, [isChanging, rating]);
  return (
    <div ref={place} tabIndex={-1} className={s.after}>
      {canRate && (rating === null || isChanging) && (
        <RatingForm conversation={conversation} onDone={() => setChanging(false)} />
      )}
      {rating !== null && !isChanging && (
        <Thanks rating={rating} {...(canRate && { onChange: () => setChanging(true) })} />
      )}
      <EmailCopy conversation={conversation} />
      <Button variant={canRate && rating === null ? 'plain' : 'ink'} icon="chat" onClick={onNew}>
        <Trans>Start a new conversation</Trans>
      </Button>
    </div>
  );
}

function Thanks({ rating, onChange }: { rating: number; onChange?: () => void }) {
  return (
    <div role="status" className={s.thanks}>
      <p>
        <Trans>
          Thank you for your rating: {rating} of {CHAT_MAX_RATING}.
        </Trans>
      </p>
      {onChange && (
        <button type="button" onClick={onChange}>
          <Trans>Change rating</Trans>
        </button>
      )}
    </div>
  );
}

function RatingForm({
  conversation: { id, rating: before },
  onDone,
}: {
  conversation: ChatConversation;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [rating, setRating] = useState(before);
  const [comment, setComment] = useState('');
  const send = useSend(rateChat, {
    onSuccess: ({ data }) => {
      receiveChange(data);
      onDone();
    },
  });
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (rating !== null)
          send.mutate({ params: { id }, body: { rating, comment }, ...asVisitor() });
      }}
    >
      <StarChoice
        legend={<Trans>How satisfied are you with this conversation?</Trans>}
        value={rating}
        max={CHAT_MAX_RATING}
        nameOf={(stars) => t`${stars} of ${CHAT_MAX_RATING} stars`}
        onChoose={setRating}
      />
      {rating !== null && (
        <>
          <TextArea
            label={t`Comment`}
            aside={t`optional`}
            rows={2}
            maxLength={CHAT_MAX_NOTE}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          {send.isError && (
            <p role="alert" className={s.trouble}>
              {errorText(send.error)}
            </p>
          )}
          <Button type="submit" loading={send.isPending}>
            <Trans>Send rating</Trans>
          </Button>
        </>
      )}
    </form>
  );
}
