import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketCase } from '@wl/contract/office/support';
import type { Clerk } from '@wl/contract/office/staff';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { type ReactNode, useRef, useState } from 'react';
import { useNow } from '../../../app/now.ts';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { refusalOf } from '../access.ts';
import { useDrafts } from '../drafts.ts';
import { useTicket } from '../queries.ts';
import { useMacro } from '../use-macro.ts';
import { Composer } from './composer.tsx';
import { MacroDialogs } from './dialogs/macro-dialogs.tsx';
import { Thread } from './thread.tsx';
import { TicketAside } from './ticket-aside.tsx';
import { TicketHead } from './ticket-head.tsx';
import s from './tickets.module.css';

interface PanelProps {
  id: string;
  clerk: Clerk;
  /** Closes the ticket panel. Narrow windows then show the queue again. */
  back: () => void;
  /** Opens another ticket. */
  open: (id: string) => void;
}

/** Shows one ticket: its thread, the form for answers and notes, and details about its requester. */
export function TicketPanel({ id, clerk, back, open }: PanelProps) {
  const query = useTicket(id);
  if (query.data)
    return <Opened ticket={query.data.data} query={query} clerk={clerk} back={back} open={open} />;
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
        <Trans>All tickets</Trans>
      </Button>
    </span>
  );
}

interface OpenedProps extends Omit<PanelProps, 'id'> {
  ticket: TicketCase;
  query: ReturnType<typeof useTicket>;
}

function Opened({ ticket, query, clerk, back, open }: OpenedProps) {
  const now = useNow(15_000);
  const drafts = useDrafts(clerk.id, ticket.id, ticket.entries);
  const macro = useMacro(ticket);
  const article = useRef<HTMLElement>(null);
  const [isAsideShown, setAsideShown] = useState(false);
  const mayAct = may(clerk, 'support.answer');
  const aside = (
    <TicketAside
      ticket={ticket}
      mayAct={mayAct}
      mayOpenFile={may(clerk, 'members.view')}
      open={(other) => {
        setAsideShown(false);
        open(other);
      }}
    />
  );
  return (
    <>
      <article ref={article} tabIndex={-1} className={s.case} aria-labelledby="ticket-title">
        <BackButton back={back} />
        <TicketHead
          ticket={ticket}
          clerkId={clerk.id}
          mayAct={mayAct}
          now={now}
          open={open}
          showDetails={() => setAsideShown(true)}
        />
        {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
        <Thread ticket={ticket} />
        <Composer
          ticket={ticket}
          clerkName={clerk.name}
          refusal={refusalOf(ticket, mayAct, now)}
          now={now}
          drafts={drafts}
          macro={macro}
          leave={() => article.current?.focus()}
        />
      </article>
      <aside className={s.aside}>{aside}</aside>
      <MacroDialogs ticket={ticket} macro={macro} />
      {isAsideShown && <DetailsSheet close={() => setAsideShown(false)}>{aside}</DetailsSheet>}
    </>
  );
}

function DetailsSheet({ close, children }: { close: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dialog kind="sheet" paper title={t`Details`} closeLabel={t`Close`} onClose={close}>
      {children}
    </Dialog>
  );
}
