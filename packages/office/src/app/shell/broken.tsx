import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Failed } from '../states.tsx';
import s from './shell.module.css';

/**
 * Replaces a page that could not be loaded, for example while the server restarts or the connection is down. Keeps the
 * URL and the session.
 */
export function Broken({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <main className={s.plain}>
      <h1>
        <Trans>This page could not be opened</Trans>
      </h1>
      <Failed
        error={error}
        again={() => {
          reset();
          void router.invalidate();
        }}
      />
    </main>
  );
}
