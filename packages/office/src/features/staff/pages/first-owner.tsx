import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { staffFirstOwnerLink } from '@wl/contract/staff';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { Logo } from '../../../app/logo.tsx';
import { LanguageSwitch } from '../../../app/shell.tsx';
import { Waiting } from '../../../app/states.tsx';
import { FirstOwnerForm } from '../components/first-owner-form.tsx';
import form from '../../../app/sign-in-form.module.css';
import s from './sign-in.module.css';

/** Where the one-time link of `npm run first-owner` leads. The token stands behind the #, which no server and no log sees. */
export function FirstOwner() {
  const navigate = useNavigate();
  const errorText = useErrorText();
  // Kept: a move within the application drops what stands behind the #.
  const [token] = useState(() => location.hash.slice(1));
  const link = useQuery({
    queryKey: ['first-owner-link', token],
    queryFn: () => request(staffFirstOwnerLink, { body: { token } }),
    staleTime: Infinity,
  });
  return (
    <div className={s.page}>
      <header className={s.top}>
        <Logo />
        <LanguageSwitch />
      </header>
      <main className={s.card}>
        <h1>
          <Trans>Owner account</Trans>
        </h1>
        {link.isPending && <Waiting />}
        {link.isError && (
          <p role="alert" className={form.error}>
            {errorText(link.error)}
          </p>
        )}
        {link.data && (
          <FirstOwnerForm
            token={token}
            {...link.data.data}
            onSignedIn={() => void navigate({ to: '/' })}
          />
        )}
      </main>
    </div>
  );
}
