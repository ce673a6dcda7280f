import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChatCase, takeChat } from '@wl/contract/office/chat';
import { Button } from '@wl/ui/controls/button';
import { languageNames } from '@wl/world/languages';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { keepCase, reloadCase, type Access } from '../case.ts';
import type { Asking } from '../use-question.ts';
import { nameOf } from '../requesters.ts';
import s from './chat.module.css';

interface HeadProps {
  one: ChatCase;
  access: Access;
  ask: Asking['ask'];
  /** Shows the requester's details in windows that are too narrow to show them beside the conversation. */
  showMember: () => void;
}

/** Shows the name of the member or visitor, the state of the conversation, and the available actions. */
export function ConversationHead({ one, access, ask, showMember }: HeadProps) {
  return (
    <header className={s.caseHead}>
      <div className={s.who}>
        <h2 id="chat-title">{nameOf(one.requester)}</h2>
        <p className={s.chips}>
          <span className={paper.badge}>{languageNames[one.line.language]}</span>
          <VisitorBadge requester={one.requester} />
          <StateBadge one={one} access={access} />
        </p>
      </div>
      <div className={`${paper.actions ?? ''} ${s.caseActions ?? ''}`}>
        <span className={s.memberButton}>
          <Button variant="plain" icon="user" onClick={showMember}>
            {one.requester.kind === 'member' ? <Trans>Member</Trans> : <Trans>Visitor</Trans>}
          </Button>
        </span>
        {access.mayAct && <Actions one={one} access={access} ask={ask} />}
      </div>
    </header>
  );
}

/** States that the requester has no account, and whether the requester's e-mail address is confirmed. */
function VisitorBadge({ requester }: Pick<ChatCase, 'requester'>) {
  if (requester.kind === 'member') return null;
  return (
    <span className={paper.badge} data-tone={requester.confirmed ? 'ok' : 'warn'}>
      {requester.confirmed ? (
        <Trans>Visitor, e-mail address confirmed</Trans>
      ) : (
        <Trans>Visitor, e-mail address not confirmed</Trans>
      )}
    </span>
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
        <Trans context="conversation">Waiting</Trans>
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

/** Shows the buttons that take, hand over or end the conversation, or open a ticket. */
function Actions({ one, access, ask }: Omit<HeadProps, 'showMember'>) {
  const { line } = one;
  const { clerk } = line;
  const hasTicket = one.messages.some(({ kind }) => kind === 'ticket');
  return (
    <>
      {line.state === 'waiting' && <Take id={line.id} />}
      {line.state === 'active' && clerk && !access.isMine && (
        <Button variant="plain" onClick={() => ask({ kind: 'take-over', from: clerk })}>
          <Trans>Take over conversation</Trans>
        </Button>
      )}
      {access.mayAnswer && (
        <Button variant="plain" onClick={() => ask({ kind: 'hand-over' })}>
          <Trans>Hand over conversation</Trans>
        </Button>
      )}
      {access.isMine && !hasTicket && (
        <Button variant="plain" icon="ticket" onClick={() => ask({ kind: 'ticket' })}>
          <Trans>Open a ticket</Trans>
        </Button>
      )}
      {access.mayAnswer && (
        <Button variant="plainDanger" onClick={() => ask({ kind: 'end' })}>
          <Trans>End conversation</Trans>
        </Button>
      )}
    </>
  );
}

/** Shows the button that takes a waiting conversation. */
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
