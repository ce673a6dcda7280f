import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Entrance } from '../../../app/entrance/entrance.tsx';
import s from '../../../app/entrance/entrance.module.css';
import { SignInForm } from '../../../app/entrance/sign-in-form.tsx';

const route = getRouteApi('/sign-in');

/** Signs clerks in. A clerk who followed a link to a page is then redirected to that page. */
export function SignIn() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { from = '/' } = route.useSearch();
  return (
    <Entrance title={<Trans>Start your shift</Trans>}>
      <p className={s.note}>
        <Trans>Everything you open or change here is recorded in the audit log.</Trans>
      </p>
      <SignInForm
        onSignedIn={() => {
          queries.clear();
          void navigate({ href: from });
        }}
      />
    </Entrance>
  );
}
