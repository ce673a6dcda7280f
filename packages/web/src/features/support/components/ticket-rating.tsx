import { Trans, useLingui } from '@lingui/react/macro';
import { rateTicket, type SupportTicket } from '@wl/contract/support';
import { TICKET_MAX_COMMENT, TICKET_MAX_RATING } from '@wl/world/casino/support';
import { useSend } from '../../../app/api.ts';
import { Rating } from '../../../app/rating.tsx';
import { receiveTicket, type TicketAccess, withToken } from '../api.ts';
import s from './support.module.css';

interface RatingProps {
  access: TicketAccess;
  ticket: SupportTicket;
}

/** Lets the requester rate our answers. */
export function TicketRating({ access, ticket: { rating, can_rate: canRate } }: RatingProps) {
  const { t } = useLingui();
  const send = useSend(rateTicket);
  return (
    <div className={s.rating}>
      <Rating
        rating={rating}
        canRate={canRate}
        max={TICKET_MAX_RATING}
        maxComment={TICKET_MAX_COMMENT}
        sending={send}
        onSend={(body, done) =>
          send.mutate(
            { params: { id: access.id }, body: { ...body, ...withToken(access.token) } },
            {
              onSuccess: ({ data }) => {
                receiveTicket(access, data);
                done();
              },
            },
          )
        }
        texts={{
          question: <Trans>How satisfied are you with our answer?</Trans>,
          stars: (stars) => t`${stars} of ${TICKET_MAX_RATING} stars`,
          comment: t`Comment`,
          optional: t`optional`,
          submit: <Trans>Send rating</Trans>,
          thanks: (
            <Trans>
              Thank you for your rating: {rating} of {TICKET_MAX_RATING}.
            </Trans>
          ),
          change: <Trans>Change rating</Trans>,
        }}
      />
    </div>
  );
}
