import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Failed } from './states.tsx';
import s from './shell.module.css';

/** In the place of a page that could not be opened: a house that restarts, a line that is down. The address and the session stay. */
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
