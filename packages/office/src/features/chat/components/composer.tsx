import { Trans } from '@lingui/react/macro';
import type { ChatCase } from '@wl/contract/office/chat';
import { useRef, useState } from 'react';
import { KeptAnswer } from '../../../app/cases/kept-answer.tsx';
import { MessageTabs } from '../../../app/cases/message-tabs.tsx';
import { useShortcuts } from '../../../app/shortcuts.ts';
import type { Access } from '../case.ts';
import type { Drafts, Mode } from '../drafts.ts';
import type { FileOutbox } from '../file-outbox.ts';
import type { Outbox } from '../outbox.ts';
import type { Asking } from '../use-question.ts';
import s from './chat.module.css';
import { Writing } from './writing.tsx';

interface ComposerProps {
  one: ChatCase;
  clerkName: string;
  access: Access;
  outbox: Outbox;
  files: FileOutbox;
  drafts: Drafts;
  /** Opens the dialog for a macro's action after the macro's text has been sent. */
  ask: Asking['ask'];
  /** Moves the focus out of the composer, so that the page's shortcuts work. */
  leave: () => void;
}

/** Shows the composer. If the clerk cannot write, shows the reason instead. */
export function Composer(props: ComposerProps) {
  const { one, access } = props;
  if (one.line.state === 'ended') return <Ended one={one} />;
  if (!access.mayAct)
    return (
      <p className={s.held}>
        <Trans>You can read conversations, but you do not have permission to answer them.</Trans>
      </p>
    );
  return access.mayAnswer ? <AnswerOrNote {...props} /> : <NoteOnly {...props} />;
}

/** Shows that the conversation has ended, and its rating if there is one. */
function Ended({ one: { line, rating_comment } }: { one: ChatCase }) {
  return (
    <div className={s.held}>
      <p>
        <Trans>This conversation has ended.</Trans>{' '}
        {line.rating !== null && <Trans>Rating: {line.rating} of 5.</Trans>}
      </p>
      {rating_comment !== '' && <q lang={line.language}>{rating_comment}</q>}
    </div>
  );
}

/** Shows the composer for answers and notes. The shortcuts A and N switch between them and focus the text field. */
function AnswerOrNote(props: ComposerProps) {
  const [mode, setMode] = useState<Mode>('text');
  const [isFocused, setFocused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (next: Mode) => {
    setMode(next);
    setFocused(true);
    area.current?.focus();
  };
  useShortcuts({ a: () => write('text'), n: () => write('note') });
  return (
    <div className={s.composer} data-mode={mode}>
      <MessageTabs
        answer="text"
        current={mode}
        onChange={(next) => {
          setFocused(false);
          setMode(next);
        }}
      >
        <Writing {...props} key={mode} mode={mode} area={area} hasFocus={isFocused} />
      </MessageTabs>
    </div>
  );
}

/**
 * Shows a composer that accepts only notes, and names the clerk who has taken the conversation. An unsent answer is
 * kept.
 */
function NoteOnly(props: ComposerProps) {
  const { one, drafts } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const clerk = one.line.state === 'active' ? one.line.clerk?.name : undefined;
  useShortcuts({ n: () => area.current?.focus() });
  return (
    <div className={s.composer} data-mode="note">
      <p className={s.held}>
        {clerk === undefined ? (
          <Trans>Nobody has taken this conversation. Take it to answer.</Trans>
        ) : (
          <Trans>
            {clerk} has taken this conversation. You can only write notes for colleagues.
          </Trans>
        )}
      </p>
      <KeptAnswer text={drafts.drafts.text} />
      <Writing {...props} mode="note" area={area} hasFocus={false} />
    </div>
  );
}
