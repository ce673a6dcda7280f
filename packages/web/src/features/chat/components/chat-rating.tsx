import { Trans, useLingui } from '@lingui/react/macro';
import { type ChatConversation, rateChat } from '@wl/contract/chat';
import { CHAT_MAX_NOTE, CHAT_MAX_RATING } from '@wl/world/chat/chat';
import { useSend } from '../../../app/api.ts';
import { Rating } from '../../../app/rating.tsx';
import { asVisitor } from '../visitor.ts';

interface RatingProps {
  conversation: ChatConversation;
  /** Called with the updated conversation after the rating is stored. */
  onRated: (conversation: ChatConversation) => void;
}

/** Lets the member or visitor rate an ended conversation. */
export function ChatRating({ conversation, onRated }: RatingProps) {
  const { t } = useLingui();
  const { id, rating, can_rate: canRate } = conversation;
  const send = useSend(rateChat);
  return (
    <Rating
      rating={rating}
      canRate={canRate}
      max={CHAT_MAX_RATING}
      maxComment={CHAT_MAX_NOTE}
      sending={send}
      onSend={(body, done) =>
        send.mutate(
          { params: { id }, body, ...asVisitor() },
          {
            onSuccess: ({ data }) => {
              onRated(data);
              done();
            },
          },
        )
      }
      texts={{
        question: <Trans>How satisfied are you with this conversation?</Trans>,
        stars: (stars) => t`${stars} of ${CHAT_MAX_RATING} stars`,
        comment: t`Comment`,
        optional: t`optional`,
        submit: <Trans>Send rating</Trans>,
        thanks: (
          <Trans>
            Thank you for your rating: {rating} of {CHAT_MAX_RATING}.
          </Trans>
        ),
        change: <Trans>Change rating</Trans>,
      }}
    />
  );
}
