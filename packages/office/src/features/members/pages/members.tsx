import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import { findMembers } from '@wl/contract/office/members';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { useEffect, useState } from 'react';
import { request } from '../../../app/api.ts';
import { useCodeNames, useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import { Failed, Waiting } from '../../../app/states.tsx';
import { usePassportNames } from '../components/names.ts';
import s from '../components/members.module.css';

type MemberLine = ReplyOf<typeof findMembers>['data'][number];

/** Shows the search field for members, filled with the search text from the URL. */
function Finder({ search }: { search: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  return (
    <form
      role="search"
      aria-label={t`Members`}
      className={s.finder}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/members', search: { search: text } });
      }}
    >
      <Field
        label={t`E-mail, nickname, name or ID`}
        isLabelHidden
        className={s.text}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t`E-mail, nickname, name or ID`}
      />
      <Button type="submit">
        <Trans>Find members</Trans>
      </Button>
    </form>
  );
}

/** Lists the members who match the search. */
function Found({ members }: { members: readonly MemberLine[] }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const { country } = useCodeNames();
  const names = usePassportNames();
  const columns: DataColumn<MemberLine>[] = [
    {
      id: 'name',
      head: t`Name`,
      isPlain: true,
      cell: (member) => (
        <>
          <Link to="/members/$id" params={{ id: member.id }}>
            {member.name}
          </Link>{' '}
          <span className={s.sub}>{member.nickname}</span>
        </>
      ),
    },
    { id: 'email', head: t`E-mail`, cell: (member) => member.email },
    {
      id: 'country',
      head: t`Country`,
      cell: (member) => <abbr title={country(member.country)}>{member.country}</abbr>,
    },
    {
      id: 'passport',
      head: t`Passport`,
      cell: (member) => (
        <span className={s.badge} data-tone={member.passport}>
          {names[member.passport]}
        </span>
      ),
    },
    { id: 'since', head: t`Member since`, cell: (member) => time(member.created_at) },
  ];
  return (
    <div className={s.panel}>
      <OfficeTable
        label={t`Members found`}
        rows={members}
        columns={columns}
        rowId={({ id }) => id}
        lines
      />
    </div>
  );
}

/** Searches for members by e-mail address, nickname, name or id, with one field for all four. */
export function Members() {
  const { search = '' } = useSearch({ from: '/office/members' });
  const found = useQuery({
    queryKey: ['members', search],
    queryFn: ({ signal }) => request(findMembers, { query: { search }, signal }),
  });
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1>
          <Trans>Members</Trans>
        </h1>
        <Finder search={search} />
      </header>
      {found.isPending && <Waiting />}
      {found.isError && <Failed error={found.error} again={() => void found.refetch()} />}
      {found.data && found.data.data.length === 0 && (
        <p className={s.empty}>
          <Trans>No members found. Try part of the name or the full e-mail address.</Trans>
        </p>
      )}
      {found.data && found.data.data.length > 0 && <Found members={found.data.data} />}
    </div>
  );
}
