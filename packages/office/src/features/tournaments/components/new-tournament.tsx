import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ApiError } from '@wl/contract/client';
import { makeTournament } from '@wl/contract/office/tournaments';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { bodyOf, type Draft, isComplete, noDraft } from '../draft.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { TournamentFields } from './tournament-fields.tsx';
import s from './tournaments.module.css';

/** Manages the draft of a new tournament and its idempotency key, and publishes the tournament. */
function useNewTournament() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const now = useNow(60_000);
  const [draft, setDraft] = useState(() => noDraft(now));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const make = useMutation({
    mutationFn: () => request(makeTournament, { body: { ...bodyOf(draft), key } }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: '/tournaments/$id', params: { id: data.id } });
    },
  });
  const isMade = make.error instanceof ApiError && make.error.code === 'wallet.key_reused';
  const change = (changes: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...changes }));
    if (!isMade) return;
    // A tournament was already created with this key. The changed draft describes another tournament, so it needs a new
    // key.
    make.reset();
    setKey(crypto.randomUUID());
  };
  return { draft, change, make, created: isMade ? key : undefined };
}

interface FailureProps {
  error: Error;
  /** Id of the tournament created by an earlier request with the same idempotency key; undefined if there is none. */
  created: string | undefined;
}

function Failure({ error, created }: FailureProps) {
  const errorText = useErrorText();
  return (
    <p role="alert" className={paper.alert}>
      {created ? (
        <>
          <Trans>
            This tournament has already been created with the details from the first submission.
          </Trans>{' '}
          <Link to="/tournaments/$id" params={{ id: created }}>
            <Trans>View tournament</Trans>
          </Link>
        </>
      ) : (
        errorText(error)
      )}
    </p>
  );
}

/**
 * Shows the form that publishes a single tournament. The form's idempotency key becomes the tournament's id, so a
 * duplicate request does not create a second tournament. If the clerk submits other details after a lost response, the
 * form links to the existing tournament.
 */
export function NewTournament({ onClose }: { onClose: () => void }) {
  const { draft, change, make, created } = useNewTournament();
  return (
    <div className={paper.columns}>
      <section className={paper.panel} aria-labelledby="new-tournament">
        <h2 id="new-tournament">
          <Trans>New tournament</Trans>
        </h2>
        <form
          className={`${paper.form ?? ''} ${s.form ?? ''}`}
          onSubmit={(event) => {
            event.preventDefault();
            make.mutate();
          }}
        >
          <TournamentFields value={draft} onChange={change} />
          {make.isError && <Failure error={make.error} created={created} />}
          <p className={paper.actions}>
            <Button type="submit" inactive={make.isPending || !isComplete(draft)}>
              <Trans>Publish tournament</Trans>
            </Button>
            <Button variant="plain" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </p>
        </form>
      </section>
      <PreviewPanel draft={draft} />
    </div>
  );
}
