import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { changeTournament, type OfficeTournament } from '@wl/contract/office/tournaments';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import paper from '../../../app/paper.module.css';
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

/** Manages the reason for the change and the version on which the draft is based, and saves the draft. */
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
  /** Rebases the draft on the tournament's newest version after another clerk has changed the tournament. */
  const goOn = () => {
    setVersion(one.version);
    save.reset();
  };
  return { reason, setReason, save, isBehind, goOn };
}

/** Shows the form for editing a tournament before it starts. */
export function EditPanel(props: Props) {
  const { one, draft, onDraft } = props;
  const { goOn, ...edit } = useEdit(props);
  return (
    <EditForm
      {...edit}
      heading={<Trans>Edit terms</Trans>}
      className={s.form}
      isComplete={isComplete(draft)}
      behind={
        <Trans>
          Another clerk has changed this tournament since you started editing. Choose which version
          to keep.
        </Trans>
      }
      onTheirs={() => {
        onDraft(draftOf(one));
        goOn();
      }}
      onMine={goOn}
      submit={<Trans>Save tournament</Trans>}
    >
      {one.entrants > 0 && (
        <p className={paper.sub}>
          <Trans>
            Members have already entered. You can only change the name and the number of seats, and
            increase the prizes.
          </Trans>
        </p>
      )}
      <TournamentFields
        value={draft}
        startStays={one.series !== null}
        onChange={(change) => onDraft({ ...draft, ...change })}
      />
    </EditForm>
  );
}
