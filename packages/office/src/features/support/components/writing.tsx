import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketCase } from '@wl/contract/office/support';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { TICKET_MAX_TEXT } from '@wl/world/casino/support';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useErrorText } from '../../../app/api.ts';
import { useCodeNames } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import type { Drafts, Mode } from '../drafts.ts';
import type { Send } from '../sending.ts';
import s from './composer.module.css';

const MIN_TEXT = 2;

interface WritingProps {
  ticket: TicketCase;
  clerkName: string;
  mode: Mode;
  drafts: Drafts;
  send: Send;
  area: RefObject<HTMLTextAreaElement | null>;
  /** True if the text gets the focus when it appears. */
  hasFocus: boolean;
  /** Claims the ticket, so that no colleague answers it while this clerk writes. */
  claim: () => void;
  leave: () => void;
}

/** Shows the text field for an answer or a note, and the buttons that send it. */
export function Writing(props: WritingProps) {
  const { ticket, mode, drafts, send, area, hasFocus, claim, leave } = props;
  const { t } = useLingui();
  const { language } = ticket;
  const languageName = useCodeNames().language(language);
  const isAnswer = mode === 'answer';
  const text = drafts.drafts[mode];
  const isReady = text.trim().length >= MIN_TEXT;
  useEffect(() => {
    if (hasFocus) area.current?.focus();
  }, [area, hasFocus]);
  const submit = (close: boolean) => {
    if (isReady && !send.isPending) send.mutate({ mode, close });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit(false);
  };
  return (
    <form
      className={s.writing}
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <TextArea
        ref={area}
        label={isAnswer ? t`Answer in ${languageName}` : t`Note for colleagues`}
        hint={
          <span className={s.keysHint}>
            {isAnswer
              ? t`Sent by e-mail. Ctrl+Enter sends it. Unsent text is kept in this browser.`
              : t`Ctrl+Enter saves the note. The writer does not see it.`}
          </span>
        }
        className={s.text}
        rows={3}
        maxLength={TICKET_MAX_TEXT}
        lang={isAnswer ? language : undefined}
        value={text}
        onFocus={isAnswer ? claim : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          drafts.setDraft(mode, event.target.value);
          if (send.isError) send.reset();
          if (isAnswer) claim();
        }}
      />
      <SendError send={send} mode={mode} />
      <p className={s.writingActions}>
        <Button type="submit" loading={isSending(send, mode, false)} inactive={!isReady}>
          {isAnswer ? <Trans>Send answer</Trans> : <Trans>Save note</Trans>}
        </Button>
        {isAnswer && ticket.kind === 'question' && (
          <Button
            variant="ink"
            loading={isSending(send, mode, true)}
            inactive={!isReady}
            onClick={() => submit(true)}
          >
            <Trans>Send and close</Trans>
          </Button>
        )}
      </p>
    </form>
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
