import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { StarChoice } from '@wl/ui/controls/star-choice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorText } from './errors.tsx';
import s from './rating.module.css';

/** Texts of a rating prompt, from the message catalogue of the feature that shows the prompt. */
interface RatingTexts {
  question: ReactNode;
  /** Returns the accessible name for a number of stars, such as "4 of 5 stars". */
  stars: (stars: number) => string;
  comment: string;
  optional: string;
  submit: ReactNode;
  thanks: ReactNode;
  change: ReactNode;
}

interface RatingProps {
  /** Stored rating; null if there is none. */
  rating: number | null;
  /** True while the rating can be given or changed. */
  canRate: boolean;
  max: number;
  maxComment: number;
  texts: RatingTexts;
  /** State of the mutation that sends the rating. */
  sending: { isPending: boolean; error: Error | null };
  /** Sends the rating. Calls `done` when the server has stored it. */
  onSend: (body: { rating: number; comment: string }, done: () => void) => void;
}

/**
 * Lets a person rate the support they received and change that rating. A rating that can no longer be changed is
 * read-only.
 */
export function Rating(props: RatingProps) {
  const { rating, canRate, texts } = props;
  const [isChanging, setChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Move the focus to the rating, because the control that had the focus has been removed.
    if ((isChanging || rating !== null) && document.activeElement === document.body)
      place.current?.focus();
  }, [isChanging, rating]);
  return (
    <div ref={place} tabIndex={-1} className={s.rating}>
      {canRate && (rating === null || isChanging) && (
        <Form {...props} onDone={() => setChanging(false)} />
      )}
      {rating !== null && !isChanging && (
        <div role="status" className={s.thanks}>
          <p>{texts.thanks}</p>
          {canRate && (
            <Button variant="plain" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Form(props: RatingProps & { onDone: () => void }) {
  const { rating: before, max, maxComment, texts, sending, onSend, onDone } = props;
  const errorText = useErrorText();
  const [rating, setRating] = useState(before);
  const [comment, setComment] = useState('');
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (rating !== null) onSend({ rating, comment }, onDone);
      }}
    >
      <StarChoice
        legend={texts.question}
        value={rating}
        max={max}
        nameOf={texts.stars}
        onChoose={setRating}
      />
      {rating !== null && (
        <>
          <TextArea
            label={texts.comment}
            aside={texts.optional}
            rows={2}
            maxLength={maxComment}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          {sending.error && (
            <p role="alert" className={s.trouble}>
              {errorText(sending.error)}
            </p>
          )}
          <Button type="submit" loading={sending.isPending}>
            {texts.submit}
          </Button>
        </>
      )}
    </form>
  );
}
