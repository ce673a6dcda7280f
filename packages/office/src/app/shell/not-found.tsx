import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import s from './shell.module.css';

export function NotFound() {
  return (
    <main className={s.plain}>
      <h1>
        <Trans>This page does not exist</Trans>
      </h1>
      <p>
        <Link to="/">
          <Trans>Back to the home page</Trans>
        </Link>
      </p>
    </main>
  );
}
