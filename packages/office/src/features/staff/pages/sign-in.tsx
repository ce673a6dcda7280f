import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Logo } from '../../../app/logo.tsx';
import { LanguageSwitch } from '../../../app/shell.tsx';
import { SignInForm } from '../../../app/sign-in-form.tsx';
import s from './sign-in.module.css';

const route = getRouteApi('/sign-in');

/** Staff sign-in. Who came by a link goes on to where it leads. */
export function SignIn() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { from = '/' } = route.useSearch();
  return (
    <div className={s.page}>
      <header className={s.top}>
        <Logo />
        <LanguageSwitch />
      </header>
      <main className={s.card}>
        <h1>
          <Trans>Start your shift</Trans>
        </h1>
        <p className={s.note}>
          <Trans>Everything you open and change here is written to the audit log.</Trans>
        </p>
        <SignInForm
          onSignedIn={() => {
            queries.clear();
            void navigate({ href: from });
          }}
        />
      </main>
    </div>
  );
}
