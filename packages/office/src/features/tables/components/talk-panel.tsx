import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OfficeTable as Table } from '@wl/contract/office/tables';
import type { OfficeTableMessage } from '@wl/contract/office/tables-chat';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { talkQuery } from '../api.ts';
import { RemoveDialog, SilenceDialog } from './moderation-dialogs.tsx';

interface Asked {
  what: 'remove' | 'silence';
  message: OfficeTableMessage;
}

/** Lists a table's messages, and lets clerks remove messages and silence their authors. */
export function TalkPanel({ table: { slug, name } }: { table: Table }) {
  const { t } = useLingui();
  const query = useQuery(talkQuery(slug));
  const [asked, setAsked] = useState<Asked>();
  const columns = useColumns(setAsked);
  const close = () => setAsked(undefined);
  return (
    <section className={paper.panel} aria-labelledby="table-talk">
      <h2 id="table-talk">
        <Trans>Table talk at {name}</Trans>
      </h2>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <OfficeTable
          label={t`Table talk messages`}
          rows={query.data.data.messages}
          rowId={({ id }) => id}
          columns={columns}
          empty={<Trans>No messages at this table in the last 30 days</Trans>}
        />
      )}
      <p className={paper.sub}>
        <Trans>
          In a ticket about a reported message, the author has the same pseudonym as in this list.
        </Trans>
      </p>
      {asked?.what === 'remove' && (
        <RemoveDialog slug={slug} message={asked.message} close={close} />
      )}
      {asked?.what === 'silence' && (
        <SilenceDialog slug={slug} message={asked.message} close={close} />
      )}
    </section>
  );
}

function useColumns(ask: (asked: Asked) => void): DataColumn<OfficeTableMessage>[] {
  const { t } = useLingui();
  const { time } = useFormats();
  return [
    { id: 'at', head: t`Time`, cell: ({ at }) => time(at) },
    {
      id: 'author',
      head: t`Author`,
      cell: ({ member_id: id, nickname, author }) => (
        <>
          <Link to="/members/$id" params={{ id }}>
            {nickname === '' ? t`Closed account` : nickname}
          </Link>{' '}
          <small>{author}</small>
        </>
      ),
    },
    { id: 'text', head: t`Message`, isRowHead: true, cell: ({ text }) => text },
    {
      id: 'state',
      head: t`Status`,
      cell: ({ removed_at: removedAt, silenced_until: until }) => {
        const state = removedAt === null ? t`Message shown` : t`Message removed`;
        const end = until === null ? '' : time(until);
        return end === '' ? state : `${state} · ${t`Author silenced until ${end}`}`;
      },
    },
    {
      id: 'actions',
      head: t`Actions`,
      cell: (message) => (
        <>
          {message.removed_at === null && (
            <Button
              variant="plainDanger"
              size="small"
              onClick={() => ask({ what: 'remove', message })}
            >
              <Trans>Remove message</Trans>
            </Button>
          )}{' '}
          <Button variant="plain" size="small" onClick={() => ask({ what: 'silence', message })}>
            <Trans>Silence author</Trans>
          </Button>
        </>
      ),
    },
  ];
}
