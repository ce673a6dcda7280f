import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatCase } from '@wl/contract/office/chat';
import type { Clerk } from '@wl/contract/office/staff';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { type ReactNode, useRef, useState } from 'react';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import {
  latestLine,
  type Access,
  accessOf,
  useChatCase,
  useLiveCase,
  useMarkRead,
} from '../case.ts';
import { type Drafts, useDrafts } from '../drafts.ts';
import { useFileOutbox } from '../file-outbox.ts';
import { useOutbox } from '../outbox.ts';
import { useOpenChats } from '../queue.ts';
import { useQuestion } from '../use-question.ts';
import { nameOf } from '../requesters.ts';
import s from './chat.module.css';
import { Composer } from './composer.tsx';
import { QuestionDialogs } from './question-dialogs.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { MemberPanel } from './member-panel.tsx';
import { MessageLog } from './message-log.tsx';

interface ConversationProps {
  id: string;
  clerk: Clerk;
  /** Leaves the conversation view without ending the chat. Narrow windows then show the list again. */
  back: () => void;
  /** Opens another conversation of the same member or visitor. */
  open: (id: string) => void;
}

/** Shows one conversation with its composer and the requester's details. */
export function Conversation({ id, clerk, back, open }: ConversationProps) {
  const query = useChatCase(id);
  if (query.data)
    return <Opened one={query.data.data} query={query} clerk={clerk} back={back} open={open} />;
  return (
    <div className={s.case}>
      <BackButton back={back} />
      {query.isPending ? (
        <Waiting lines={3} />
      ) : (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
    </div>
  );
}

function BackButton({ back }: { back: () => void }) {
  return (
    <span className={s.back}>
      <Button variant="plain" icon="arrow-left" onClick={back}>
        <Trans>All conversations</Trans>
      </Button>
    </span>
  );
}

interface OpenedProps extends Omit<ConversationProps, 'id'> {
  one: ChatCase;
  query: ReturnType<typeof useChatCase>;
}

function Opened({ one, query, clerk, back, open }: OpenedProps) {
  const lines = useOpenChats().data;
  const current: ChatCase = { ...one, line: latestLine(one, lines) };
  const access: Access = accessOf(current.line, clerk.id, may(clerk, 'support.answer'));
  const typing = useLiveCase(one.line.id, clerk.name);
  const drafts = useDrafts(clerk.id, one.line.id);
  const outbox = useOutbox(clerk.id, one);
  const files = useFileOutbox(clerk.id, one);
  const asking = useQuestion();
  const article = useRef<HTMLElement>(null);
  const [isMemberShown, setMemberShown] = useState(false);
  useMarkRead(current, access.mayAnswer);
  const panel = (
    <MemberPanel
      one={current}
      clerk={clerk}
      open={open}
      addText={access.mayAnswer ? (text) => addToDraft(drafts, text) : undefined}
      grant={() => asking.ask({ kind: 'grant' })}
    />
  );
  return (
    <>
      <article ref={article} tabIndex={-1} className={s.case} aria-labelledby="chat-title">
        <BackButton back={back} />
        <ConversationHead
          one={current}
          access={access}
          ask={asking.ask}
          showMember={() => setMemberShown(true)}
        />
        {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
        <MessageLog one={current} outbox={outbox} files={files} drafts={drafts} />
        <TypingLine typing={typing} nickname={nameOf(current.requester)} />
        <Composer
          key={one.line.id}
          one={current}
          clerkName={clerk.name}
          access={access}
          outbox={outbox}
          files={files}
          drafts={drafts}
          ask={asking.ask}
          leave={() => article.current?.focus()}
        />
      </article>
      <QuestionDialogs one={current} clerkId={clerk.id} asking={asking} outbox={outbox} />
      <aside className={s.aside}>{panel}</aside>
      {isMemberShown && (
        <MemberSheet
          isVisitor={current.requester.kind === 'visitor'}
          close={() => setMemberShown(false)}
        >
          {panel}
        </MemberSheet>
      )}
    </>
  );
}

/** Appends text to the clerk's unsent answer, on a new line. */
function addToDraft({ drafts, setDraft }: Drafts, text: string): void {
  const written = drafts.text.trimEnd();
  setDraft('text', written === '' ? text : `${written}\n${text}`);
}

interface SheetProps {
  isVisitor: boolean;
  close: () => void;
  children: ReactNode;
}

function MemberSheet({ isVisitor, close, children }: SheetProps) {
  const { t } = useLingui();
  return (
    <Dialog
      kind="sheet"
      paper
      title={isVisitor ? t`Visitor` : t`Member`}
      closeLabel={t`Close`}
      onClose={close}
    >
      {children}
    </Dialog>
  );
}

interface TypingLineProps {
  typing: ReturnType<typeof useLiveCase>;
  nickname: string;
}

function TypingLine({ typing, nickname }: TypingLineProps) {
  const name = typing?.clerk ?? nickname;
  return (
    <p role="status" className={s.typing}>
      {typing && <Trans>{name} is typing…</Trans>}
    </p>
  );
}
