import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { changeTournament, type OfficeTournament } from '@wl/contract/office-tournaments';
import { Button } from '@wl/ui/button';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { Behind } from '../../../app/behind.tsx';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/reason-field.tsx';
import { bodyOf, type Draft, draftOf, isComplete } from '../draft.ts';
import type { OnChanged } from './cancel-panel.tsx';
import { TournamentFields } from './tournament-fields.tsx';
import s from './tournaments.module.css';

interface Props {
  one: OfficeTournament;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onChange: OnChanged;
}

/** Keeps the reason and the version on which the draft is based, and saves the draft. */
function useEdit({ one, draft, onDraft, onChange }: Props) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  // Version on which this draft is based. It is sent with the draft so that saving cannot overwrite other clerks'
  // changes unnoticed.
  const [version, setVersion] = useState(one.version);
  const save = useMutation({
    mutationFn: () =>
      request(changeTournament, {
        params: { id: one.id },
        body: { ...bodyOf(draft), version, reason },
      }),
    onSuccess: (reply) => {
      setReason('');
      setVersion(reply.data.version);
      onDraft(draftOf(reply.data));
      onChange(reply);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['tournament', one.id] }),
  });
  const isBehind = save.error instanceof ApiError && save.error.code === 'tournaments.changed';
  /** Bases the draft on the newest version. */
  const goOn = () => {
    setVersion(one.version);
    save.reset();
  };
  return { reason, setReason, save, isBehind, goOn };
}

/** Shows the form that changes a tournament before its start. */
export function EditPanel(props: Props) {
  const { one, draft, onDraft } = props;
  const errorText = useErrorText();
  const { reason, setReason, save, isBehind, goOn } = useEdit(props);
  return (
    <section className={paper.panel} aria-labelledby="edit">
      <h2 id="edit">
        <Trans>Edit terms</Trans>
      </h2>
      <form
        className={`${paper.form ?? ''} ${s.form ?? ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {one.entrants > 0 && (
          <p className={paper.sub}>
            <Trans>
              Members have already entered. You can only change the name and the number of seats,
              and increase the prizes.
            </Trans>
          </p>
        )}
        <TournamentFields
          value={draft}
          startStays={one.series !== null}
          onChange={(change) => onDraft({ ...draft, ...change })}
        />
        <ReasonField rows={2} value={reason} onChange={setReason} />
        {isBehind && (
          <Behind
            onTheirs={() => {
              onDraft(draftOf(one));
              goOn();
            }}
            onMine={goOn}
          >
            <Trans>Somebody else has changed this tournament in the meantime.</Trans>
          </Behind>
        )}
        {save.isError && !isBehind && (
          <p role="alert" className={paper.alert}>
            {errorText(save.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button
            type="submit"

            inactive={save.isPending || !isComplete(draft)}
          >
            <Trans>Save tournament</Trans>
          </Button>
          {save.isSuccess && (
            <span role="status" className={paper.badge} data-tone="ok">
              <Trans>Saved</Trans>
            </span>
          )}
        </p>
      </form>
    </section>
  );
}
