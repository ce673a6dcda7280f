import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { staffFirstOwner, staffFirstOwnerLink } from '@wl/contract/office/staff';
import type { acceptInvitation, staffInvitationLink } from '@wl/contract/office/staff-accounts';
import { type ReactNode, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { Entrance } from '../../../app/entrance/entrance.tsx';
import form from '../../../app/entrance/entrance-form.module.css';
import { Waiting } from '../../../app/states.tsx';
import { NewAccountForm } from './new-account-form.tsx';

interface Props {
  title: ReactNode;
  /** API call that returns the recipient of the link and the authenticator key for the new account. */
  link: typeof staffFirstOwnerLink | typeof staffInvitationLink;
  /** API call that creates the account and uses up the link. */
  accept: typeof staffFirstOwner | typeof acceptInvitation;
  submit: ReactNode;
}

/**
 * Shows the page that a one-time link opens, where the recipient creates an account. The token follows the # in the
 * URL. Browsers therefore do not send the token when they load the page, and no log contains it.
 */
export function OneTimeLink({ title, link, accept, submit }: Props) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  // Read the token only on the first render, because later navigation within the application removes the part of the
  // URL after the #.
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
