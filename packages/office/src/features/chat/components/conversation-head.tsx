import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChatCase, takeChat } from '@wl/contract/office/chat';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { languageNames } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import { keepCase, reloadCase, type Access } from '../case.ts';
import s from './chat.module.css';
import { EndDialog } from './end-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';
import { TicketDialog } from './ticket-dialog.tsx';

interface HeadProps {
  one: ChatCase;
  clerkId: string;
  access: Access;
  /** Shows the member's details in windows that have no room for them beside the conversation. */
  showMember: () => void;
}

/** Shows the member's name, the state of the conversation, and the actions on it. */
export function ConversationHead({ one, clerkId, access, showMember }: HeadProps) {
  return (
    <header className={s.caseHead}>
      <div className={s.who}>
        <h2 id="chat-title">{one.member.nickname}</h2>
        <p className={s.chips}>
          <span className={paper.badge}>{languageNames[one.line.language]}</span>
          <StateBadge one={one} access={access} />
        </p>
      </div>
      <div className={`${paper.actions ?? ''} ${s.caseActions ?? ''}`}>
        <span className={s.memberButton}>
          <Button variant="plain" icon="user" onClick={showMember}>
            <Trans>Member</Trans>
          </Button>
        </span>
        {access.mayAct && <Actions one={one} clerkId={clerkId} access={access} />}
      </div>
    </header>
  );
}

function StateBadge({ one: { line }, access }: Pick<HeadProps, 'one' | 'access'>) {
  const name = line.clerk?.name ?? '';
  if (line.state === 'ended')
    return (
      <span className={paper.badge}>
        <Trans context="conversation">Ended</Trans>
      </span>
    );
  if (line.state === 'waiting' || line.clerk === null)
    return (
      <span className={paper.badge} data-tone="warn">
        <Trans>Waiting</Trans>
      </span>
    );
  return (
    <span className={paper.badge} data-tone={access.isMine ? 'ok' : undefined}>
      {access.isMine ? (
        <Trans context="conversation">Assigned to you</Trans>
      ) : (
        <Trans context="conversation">Assigned to {name}</Trans>
      )}
    </span>
  );
}

type Question = 'hand-over' | 'end' | 'ticket' | { from: { id: string; name: string } };

/** Shows the buttons that take, hand over or end the conversation or open a ticket, and the dialogs behind them. */
function Actions({ one, clerkId, access }: Omit<HeadProps, 'showMember'>) {
  const [question, setQuestion] = useState<Question>();
  const { line } = one;
  const { id } = line;
  const close = () => setQuestion(undefined);
  const hasTicket = one.messages.some(({ kind }) => kind === 'ticket');
  return (
    <>
      {line.state === 'waiting' && <Take id={id} />}
      {line.state === 'active' && !access.isMine && (
        <Button
          variant="plain"
          onClick={() => setQuestion(line.clerk ? { from: line.clerk } : undefined)}
        >
          <Trans>Take over</Trans>
        </Button>
      )}
      {access.mayAnswer && (
        <Button variant="plain" onClick={() => setQuestion('hand-over')}>
          <Trans>Hand over</Trans>
        </Button>
      )}
      {access.isMine && !hasTicket && (
        <Button variant="plain" icon="ticket" onClick={() => setQuestion('ticket')}>
          <Trans>Open ticket</Trans>
        </Button>
      )}
      {access.mayAnswer && (
        <Button variant="plainDanger" onClick={() => setQuestion('end')}>
          <Trans>End conversation</Trans>
        </Button>
      )}
      {question === 'hand-over' && <HandOverDialog id={id} clerkId={clerkId} close={close} />}
      {question === 'end' && <EndDialog id={id} close={close} />}
      {question === 'ticket' && <TicketDialog id={id} close={close} />}
      {typeof question === 'object' && (
        <TakeOverDialog id={id} from={question.from} close={close} />
      )}
    </>
  );
}

/** Takes a waiting conversation. */
function Take({ id }: { id: string }) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const take = useMutation({
    mutationFn: () => request(takeChat, { params: { id }, body: { from: null } }),
    onSuccess: (reply) => keepCase(queries, reply),
    onError: () => reloadCase(queries, id),
  });
  return (
    <>
      <Button loading={take.isPending} onClick={() => take.mutate()}>
        <Trans>Take conversation</Trans>
      </Button>
      {take.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(take.error)}
        </p>
      )}
    </>
  );
}
