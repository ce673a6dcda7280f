import { Trans, useLingui } from '@lingui/react/macro';
import { rateTicket, type SupportTicket } from '@wl/contract/support';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { StarChoice } from '@wl/ui/controls/star-choice';
import { TICKET_MAX_COMMENT, TICKET_MAX_RATING } from '@wl/world/casino/support';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { receiveTicket, type TicketAccess, withToken } from '../api.ts';
import s from './support.module.css';

interface RatingProps {
  access: TicketAccess;
  ticket: SupportTicket;
}

/** Lets the writer rate our answers, and change the rating. Shows the rating when it can no longer be changed. */
export function TicketRating({ access, ticket }: RatingProps) {
  const { rating, can_rate: canRate } = ticket;
  const [isChanging, setChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The control that had the focus has gone.
    if (isChanging || rating !== null)
      if (document.activeElement === document.body) place.current?.focus();
  }, [isChanging, rating]);
  return (
    <div ref={place} tabIndex={-1} className={s.rating}>
      {canRate && (rating === null || isChanging) && (
        <RatingForm access={access} ticket={ticket} onDone={() => setChanging(false)} />
      )}
      {rating !== null && !isChanging && (
        <div role="status" className={s.thanks}>
          <p>
            <Trans>
              Thank you for your rating: {rating} of {TICKET_MAX_RATING}.
            </Trans>
          </p>
          {canRate && (
            <Button variant="plain" onClick={() => setChanging(true)}>
              <Trans>Change rating</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function RatingForm({ access, ticket, onDone }: RatingProps & { onDone: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [rating, setRating] = useState(ticket.rating);
  const [comment, setComment] = useState('');
  const send = useSend(rateTicket, {
    onSuccess: ({ data }) => {
      receiveTicket(access, data);
      onDone();
    },
  });
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (rating === null) return;
        const body = { rating, comment, ...withToken(access.token) };
        send.mutate({ params: { id: access.id }, body });
      }}
    >
      <StarChoice
        legend={<Trans>How satisfied are you with our answer?</Trans>}
        value={rating}
        max={TICKET_MAX_RATING}
        nameOf={(stars) => t`${stars} of ${TICKET_MAX_RATING} stars`}
        onChoose={setRating}
      />
      {rating !== null && (
        <>
          <TextArea
            label={t`Comment`}
            aside={t`optional`}
            rows={2}
            maxLength={TICKET_MAX_COMMENT}
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
