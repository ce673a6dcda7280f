import { Trans } from '@lingui/react/macro';
import type { TicketCase } from '@wl/contract/office/support';
import { useEffect, useRef, useState } from 'react';
import { KeptAnswer } from '../../../app/cases/kept-answer.tsx';
import { MessageTabs } from '../../../app/cases/message-tabs.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { claimOf, type Refusal } from '../access.ts';
import type { Drafts, Mode } from '../drafts.ts';
import { useSend } from '../sending.ts';
import { useClaim } from '../use-claim.ts';
import type { Macro } from '../use-macro.ts';
import { ClaimLine } from './claim-line.tsx';
import s from './composer.module.css';
import { Writing } from './writing.tsx';

interface ComposerProps {
  ticket: TicketCase;
  clerkName: string;
  /** Reason why the clerk cannot answer; null if the clerk can. */
  refusal: Refusal | null;
  now: number;
  drafts: Drafts;
  macro: Macro;
  /** Moves the focus out of the composer, so that the page's shortcuts work. */
  leave: () => void;
}

/**
 * Shows the form for answers and notes. If the clerk cannot answer, shows the reason and, if notes are still possible,
 * the form for notes.
 */
export function Composer(props: ComposerProps) {
  const { ticket, refusal, drafts } = props;
  const send = useSend(ticket, drafts);
  const [firstRefusal] = useState(refusal);
  if (refusal === 'permission')
    return (
      <p className={s.held}>
        <Trans>You can read tickets, but you do not have permission to answer them.</Trans>
      </p>
    );
  if (refusal === 'merged')
    return (
      <div className={s.composer}>
        <div className={s.held}>
          <Trans>This ticket was merged. Answer in the other ticket.</Trans>
        </div>
        <KeptAnswer text={drafts.drafts.answer} />
      </div>
    );
  if (refusal !== null)
    return <NoteOnly {...props} refusal={refusal} send={send} keepsFocus={firstRefusal === null} />;
  return <AnswerOrNote {...props} send={send} />;
}

type PartProps = ComposerProps & { send: ReturnType<typeof useSend> };

/** Shows the form for answers and notes. The shortcuts A and N switch between them and focus the text field. */
function AnswerOrNote(props: PartProps) {
  const { ticket, now } = props;
  const [mode, setMode] = useState<Mode>('answer');
  const [isFocused, setFocused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const claim = useClaim(ticket, claimOf(ticket, now));
  const write = (next: Mode) => {
    setMode(next);
    setFocused(true);
    // If the mode changes, the new field gets the focus when it appears. Focusing the current answer field instead
    // would claim the ticket, although the clerk only wants to write a note.
    if (next === mode) area.current?.focus();
  };
  useShortcuts({ a: () => write('answer'), n: () => write('note'), c: claim.toggle });
  return (
    <div className={s.composer} data-mode={mode}>
      <ClaimLine claim={claim} />
      {mode === 'answer' && ticket.state === 'answered' && (
        <p className={s.held}>
          <Answered kind={ticket.kind} />
        </p>
      )}
      <MessageTabs
        answer="answer"
        current={mode}
        onChange={(next) => {
          setFocused(false);
          setMode(next);
        }}
      >
        <Writing
          {...props}
          key={mode}
          mode={mode}
          area={area}
          hasFocus={isFocused}
          claim={claim.ensure}
        />
      </MessageTabs>
    </div>
  );
}

/** States that the clerk can send another answer, and explains the effect of that answer. */
const Answered = ({ kind }: Pick<TicketCase, 'kind'>) =>
  kind === 'question' ? (
    <Trans>
      This ticket has already been answered. You can send another answer. It does not change the
      status of the ticket.
    </Trans>
  ) : (
    <Trans>
      This complaint has already been answered. Another answer does not extend the time for
      requesting a second review. If you send another answer, a colleague must do the second review.
    </Trans>
  );

/** Shows only the form for notes, and states why the clerk cannot answer. An unsent answer is kept. */
function NoteOnly(
  props: PartProps & {
    refusal: NoteRefusal;
    /** True if this form replaced the answer form. The explanation then takes over the answer form's focus. */
    keepsFocus: boolean;
  },
) {
  const { ticket, refusal, drafts, now, keepsFocus } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useShortcuts({ n: () => area.current?.focus() });
  // When the focused answer form is replaced by the reason why the clerk cannot answer, move the focus to that reason.
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (keepsFocus && document.activeElement === document.body) reason.current?.focus();
  }, [keepsFocus]);
  return (
    <div className={s.composer} data-mode="note">
      <div ref={reason} tabIndex={-1} role="status" className={s.held}>
        <Reason ticket={ticket} refusal={refusal} now={now} />
      </div>
      <KeptAnswer text={drafts.drafts.answer} />
      <Writing {...props} mode="note" area={area} hasFocus={false} claim={() => undefined} />
    </div>
  );
}

/** Reason why a clerk can only write notes. */
type NoteRefusal = Exclude<Refusal, 'permission' | 'merged'>;

interface ReasonProps {
  ticket: TicketCase;
  refusal: NoteRefusal;
  now: number;
}

function Reason({ ticket, refusal, now }: ReasonProps) {
  const { timeOfDay } = useFormats();
  const claim = claimOf(ticket, now);
  const who = claim?.clerk ?? '';
  const until = claim ? timeOfDay(claim.until) : '';
  switch (refusal) {
    case 'claimed':
      return (
        <Trans>
          {who} has claimed this ticket until {until}. Until then, you can only write notes for
          colleagues.
        </Trans>
      );
    case 'other-clerk':
      return <Trans>You did the first review, so a colleague must do the second.</Trans>;
    case 'closed':
      return <Trans>This ticket is closed. Reopen it to reply.</Trans>;
  }
}
