import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { staffFirstOwner, staffFirstOwnerLink } from '@wl/contract/staff';
import type { acceptInvitation, staffInvitationLink } from '@wl/contract/staff-accounts';
import { type ReactNode, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { Entrance } from '../../../app/entrance.tsx';
import form from '../../../app/entrance-form.module.css';
import { Waiting } from '../../../app/states.tsx';
import { NewAccountForm } from './new-account-form.tsx';

interface Props {
  title: ReactNode;
  /** Asks whose link it is. */
  link: typeof staffFirstOwnerLink | typeof staffInvitationLink;
  /** Uses the link. */
  accept: typeof staffFirstOwner | typeof acceptInvitation;
  submit: ReactNode;
}

/** A page behind a one-time link that makes an account. The token stands behind the #, which no server and no log sees. */
export function OneTimeLink({ title, link, accept, submit }: Props) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  // Kept: a move within the application drops what stands behind the #.
  const [token] = useState(() => location.hash.slice(1));
  const opened = useQuery({
    queryKey: ['one-time-link', link.path, token],
    queryFn: () => request(link, { body: { token } }),
    staleTime: Infinity,
  });
  return (
    <Entrance title={title}>
      {opened.isPending && <Waiting />}
      {opened.isError && (
        <p role="alert" className={form.error}>
          {errorText(opened.error)}
        </p>
      )}
      {opened.data && (
        <NewAccountForm
          token={token}
          {...opened.data.data}
          call={accept}
          submit={submit}
          onSignedIn={() => void navigate({ to: '/' })}
        />
      )}
    </Entrance>
  );
}
