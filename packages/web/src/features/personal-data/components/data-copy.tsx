import { Trans, useLingui } from '@lingui/react/macro';
import {
  askForPersonalData,
  fetchPersonalData,
  getPersonalData,
  type PersonalDataState,
} from '@wl/contract/personal-data';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Field } from '@wl/ui/controls/field';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { RETENTION_YEARS } from '@wl/world/casino/retention';
import { useState } from 'react';
import { ApiError, keepAnswer, keyOf, queryOf, useSend } from '../../../app/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import s from './data-copy.module.css';

/** Polling interval in ms while a copy is being prepared. */
const LOOK_AGAIN_MS = 3000;

/** Downloads a file. */
function keep(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'wanderluck-my-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Lets the member request and download a copy of all data stored about them. */
export function DataCopy() {
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const query = useQuery({
    ...queryOf(getPersonalData, {}),
    refetchInterval: ({ state }) =>
      state.data?.data.copy?.state === 'preparing' ? LOOK_AGAIN_MS : false,
  });
  const state = query.data?.data;
  return (
    <div className={s.copy}>
      <p>
        <Trans>
          One file with all the data we keep about you: personal details, payments, game rounds,
          limits and tickets. When you close your account, we erase everything the law allows us to
          erase. We must keep payment records, game history and proof of identity for{' '}
          {RETENTION_YEARS} years.
        </Trans>
      </p>
      {query.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(query.error)}
        </p>
      )}
      {query.isPending && <Skeleton className={s.bone} />}
      {state && <Copy state={state} onAsk={() => setAsking(true)} />}
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function Copy({ state, onAsk }: { state: PersonalDataState; onAsk: () => void }) {
  const { dateTime } = useFormats();
  const errorText = useErrorText();
  const fetchCopy = useSend(fetchPersonalData, { onSuccess: (file) => keep(file as Blob) });
  const { copy, next_from: nextFrom } = state;
  const until = copy?.expires_at ? dateTime(copy.expires_at) : '';
  const from = nextFrom ? dateTime(nextFrom) : '';
  return (
    <>
      <p role="status">
        {copy?.state === 'preparing' && (
          <Trans>
            We are preparing a copy of your data. You will receive an e-mail when the copy is ready.
          </Trans>
        )}
        {copy?.state === 'ready' && (
          <Trans>You can download the copy of your data until {until}.</Trans>
        )}
      </p>
      {fetchCopy.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(fetchCopy.error)}
        </p>
      )}
      <div className={s.actions}>
        {copy?.state === 'ready' && (
          <Button
            variant="ink"
            icon="download"
            loading={fetchCopy.isPending}
            onClick={() => fetchCopy.mutate({ params: { id: copy.id } })}
          >
            <Trans>Download my data</Trans>
          </Button>
        )}
        {copy?.state !== 'preparing' && (
          <Button
            variant={copy?.state === 'ready' ? 'quiet' : 'ink'}
            {...(from && {
              reason: <Trans>You can request another copy of your data on or after {from}.</Trans>,
            })}
            onClick={onAsk}
          >
            <Trans>Request a copy of your data</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const ask = useSend(askForPersonalData, {
    onSuccess: (answer) => {
      keepAnswer(keyOf(getPersonalData, {}), answer);
      onClose();
    },
  });
  const isWrong = ask.error instanceof ApiError && ask.error.code === 'auth.wrong_password';
  return (
    <Dialog title={t`A copy of your data`} closeLabel={t`Close`} onClose={onClose} paper>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate({ body: { password } });
        }}
      >
        <Field
          label={t`Your password`}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={isWrong ? errorText(ask.error) : undefined}
          onChange={(event) => {
            ask.reset();
            setPassword(event.target.value);
          }}
        />
        {ask.isError && !isWrong && (
          <p role="alert" className={s.trouble}>
            {errorText(ask.error)}
          </p>
        )}
        <Button type="submit" variant="ink" wide loading={ask.isPending}>
          <Trans>Prepare a copy of my data</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
