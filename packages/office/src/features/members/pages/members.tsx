import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { findMembers } from '@wl/contract/staff';
import { Table } from '@wl/ui/table';
import { useEffect, useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { usePassportNames } from '../components/names.ts';
import s from '../components/members.module.css';

/** Member look-up: one field for e-mail, nickname, name or id. */
export function Members() {
  const { t } = useLingui();
  const { search = '' } = useSearch({ from: '/desk/members' });
  const navigate = useNavigate();
  const { time } = useFormats();
  const names = usePassportNames();
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
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
        <form
          role="search"
          aria-label={t`Members`}
          className={s.finder}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate({ to: '/members', search: { search: text } });
          }}
        >
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-label={t`E-mail, nickname, name or id`}
            placeholder={t`E-mail, nickname, name or id`}
          />
          <button type="submit">
            <Trans>Find</Trans>
          </button>
        </form>
      </header>
      {found.isPending && <Waiting />}
      {found.isError && <Failed error={found.error} again={() => void found.refetch()} />}
      {found.data && found.data.data.length === 0 && (
        <p className={s.empty}>
          <Trans>Nobody fits. Try a part of the name or the whole e-mail address.</Trans>
        </p>
      )}
      {found.data && found.data.data.length > 0 && (
        <div className={s.panel}>
          <Table label={t`Members found`} lines>
            <thead>
              <tr>
                <th>
                  <Trans>Name</Trans>
                </th>
                <th>
                  <Trans>E-mail</Trans>
                </th>
                <th>
                  <Trans>Country</Trans>
                </th>
                <th>
                  <Trans>Passport</Trans>
                </th>
                <th>
                  <Trans>Member since</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.data.data.map((member) => (
                <tr key={member.id}>
                  <td>
                    <Link to="/members/$id" params={{ id: member.id }}>
                      {member.name}
                    </Link>{' '}
                    <span className={s.sub}>{member.nickname}</span>
                  </td>
                  <td>{member.email}</td>
                  <td>{member.country}</td>
                  <td>
                    <span className={s.badge} data-tone={member.passport}>
                      {names[member.passport]}
                    </span>
                  </td>
                  <td>{time(member.created_at)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </div>
  );
}
