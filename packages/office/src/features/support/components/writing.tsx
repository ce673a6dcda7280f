import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketCase } from '@wl/contract/office/support';
import { Button } from '@wl/ui/controls/button';
import type { MacroAction } from '@wl/world/canned-replies/canned-replies';
import { TICKET_MAX_TEXT } from '@wl/world/casino/support';
import { type KeyboardEvent, type RefObject } from 'react';
import { useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import {
  CannedButton,
  MacroNote,
  MessageField,
  type Picker,
  replyNames,
  usePicker,
} from '../../canned-replies/index.ts';
import type { Drafts, Mode } from '../drafts.ts';
import type { Send } from '../sending.ts';
import type { Macro } from '../use-macro.ts';
import s from './composer.module.css';

const MIN_TEXT = 2;

interface WritingProps {
  ticket: TicketCase;
  clerkName: string;
  mode: Mode;
  drafts: Drafts;
  macro: Macro;
  send: Send;
  area: RefObject<HTMLTextAreaElement | null>;
  /** True if the text field gets the focus when it appears. */
  hasFocus: boolean;
  /** Claims the ticket, so that no colleague answers it while this clerk is writing. */
  claim: () => void;
  leave: () => void;
}

/** Returns the first word of a name. Canned replies use it to address the requester. */
const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** Manages the text of an answer or note, and the keyboard shortcuts of the text field. */
function useWriting(props: WritingProps) {
  const { ticket, clerkName, mode, drafts, macro, send, area, claim, leave } = props;
  const isAnswer = mode === 'answer';
  const text = drafts.drafts[mode];
  const isReady = text.trim().length >= MIN_TEXT;
  const names = replyNames(firstWord(ticket.name), clerkName);
  const picker = usePicker({
    text: isAnswer ? text : '',
    language: ticket.language,
    names,
    onPick: (next, reply) => {
      macro.choose(reply.action);
      drafts.setDraft(mode, next.slice(0, TICKET_MAX_TEXT));
      area.current?.focus();
    },
  });
  const action = isAnswer ? macro.action : null;
  const submit = (wantsClose: boolean) => {
    if (!isReady || send.isPending) return;
    const close = wantsClose || action?.kind === 'end';
    send.mutate({ mode, close }, isAnswer ? { onSuccess: macro.sent } : {});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore key presses during IME composition, because Enter then only confirms the composed text.
    if (event.nativeEvent.isComposing || picker.onKey(event)) return;
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit(false);
  };
  const onChange = (next: string) => {
    drafts.setDraft(mode, next);
    picker.onType();
    if (send.isError) send.reset();
    if (isAnswer && next === '') macro.choose(null);
    if (isAnswer) claim();
  };
  return { isAnswer, text, isReady, names, picker, action, submit, onKeyDown, onChange };
}

/** Shows the text field for an answer or a note, with the canned replies for answers, and the buttons that send it. */
export function Writing(props: WritingProps) {
  const { ticket, mode, macro, send, area, hasFocus, claim } = props;
  const { t } = useLingui();
  const writing = useWriting(props);
  const { isAnswer, text, isReady, names, picker, action, submit, onKeyDown, onChange } = writing;
  return (
    <form
      className={s.writing}
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <MessageField
        isAnswer={isAnswer}
        picker={picker}
        language={ticket.language}
        names={names}
        area={area}
        hasFocus={hasFocus}
        hint={
          isAnswer
            ? t`Ctrl+Enter sends the e-mail. Type / to open the canned replies.`
            : t`Ctrl+Enter saves the note. The requester does not see it.`
        }
        className={s.text}
        rows={3}
        maxLength={TICKET_MAX_TEXT}
        value={text}
        onFocus={isAnswer ? claim : undefined}
        onKeyDown={onKeyDown}
        onChange={onChange}
      />
      {action && <MacroNote action={action} place="ticket" remove={() => macro.choose(null)} />}
      <SendError send={send} mode={mode} />
      <Actions {...{ ticket, mode, send, isReady, submit, picker, action, area }} />
    </form>
  );
}

interface ActionsProps extends Pick<WritingProps, 'ticket' | 'mode' | 'send' | 'area'> {
  isReady: boolean;
  /** Sends the text. Also closes the ticket if `close` is true. */
  submit: (close: boolean) => void;
  picker: Picker;
  /** Action of the inserted macro; null if there is none. */
  action: MacroAction | null;
}

/** Shows the buttons below the text field. */
function Actions(props: ActionsProps) {
  const { ticket, mode, send, isReady, submit, picker, action, area } = props;
  const isAnswer = mode === 'answer';
  // If the inserted macro closes the ticket, show a single button that sends the answer and closes the ticket.
  const closes = action?.kind === 'end';
  return (
    <p className={s.writingActions}>
      <Button type="submit" loading={isSending(send, mode, closes)} inactive={!isReady}>
        {!isAnswer ? (
          <Trans>Save note</Trans>
        ) : closes ? (
          <Trans>Send and close</Trans>
        ) : (
          <Trans>Send answer</Trans>
        )}
      </Button>
      {isAnswer && ticket.kind === 'question' && !closes && (
        <Button
          variant="ink"
          loading={isSending(send, mode, true)}
          inactive={!isReady}
          onClick={() => submit(true)}
        >
          <Trans>Send and close</Trans>
        </Button>
      )}
      {isAnswer && <CannedButton picker={picker} area={area} />}
    </p>
  );
}

const isSending = ({ isPending, variables }: Send, mode: Mode, close: boolean) =>
  isPending && variables.mode === mode && variables.close === close;

/** Shows why the text could not be sent. The text stays in the field. */
function SendError({ send, mode }: Pick<WritingProps, 'send' | 'mode'>) {
  const errorText = useErrorText();
  if (!send.isError || send.variables.mode !== mode) return null;
  return (
    <p role="alert" className={paper.alert}>
      <Trans>Not sent.</Trans> {errorText(send.error)}
    </p>
  );
}
