import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  casinoMaintenance,
  switchMaintenance,
  type CasinoMaintenance,
} from '@wl/contract/office/play';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { Failed, Waiting } from '../../../app/states.tsx';
import s from './games.module.css';

const SwitchLabel = ({ on }: { on: boolean }) =>
  on ? <Trans>Put the casino into maintenance mode</Trans> : <Trans>Open the casino</Trans>;

/** Shows the dialog that explains the maintenance switch and requires a reason, which is stored in the audit log. */
function SwitchDialog({ on, onClose }: { on: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () => request(switchMaintenance, { body: { on, reason: reason.trim() } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['games'] });
      onClose();
    },
  });
  return (
    <Dialog
      title={on ? t`Put the casino into maintenance mode?` : t`Open the casino?`}
      closeLabel={t`Close`}
      paper
      onClose={onClose}
    >
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate();
        }}
      >
        <p>
          {on ? (
            <Trans>
              Members and visitors see the maintenance page. Members can finish open rounds when the
              casino opens again. Rounds that expire before then end automatically. Clerks can keep
              working.
            </Trans>
          ) : (
            <Trans>Members and visitors can use the casino again.</Trans>
          )}
        </p>
        <ReasonField rows={3} value={reason} onChange={setReason} />
        {change.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(change.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button
            type="submit"
            variant={on ? 'plainDanger' : 'brass'}
            inactive={reason.trim().length < 3 || change.isPending}
          >
            <SwitchLabel on={on} />
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** Shows the time, clerk and reason of the last maintenance change. Shows nothing if no clerk made that change. */
function LastSwitch({ since, by, reason }: CasinoMaintenance) {
  const { time } = useFormats();
  if (since === null) return null;
  const when = time(since);
  return (
    <>
      <br />
      <span className={paper.sub}>
        {by === null ? (
          <Trans>Since {when}</Trans>
        ) : (
          <Trans>
            Since {when}, set by {by}
          </Trans>
        )}
        {reason !== null && `: ${reason}`}
      </span>
    </>
  );
}

/**
 * Shows whether the casino is open or under maintenance, with a switch that starts or ends maintenance. Only clerks who
 * may switch games on and off see this panel.
 */
export function CasinoPanel() {
  const { t } = useLingui();
  /**
   * Maintenance state that the open dialog will apply; undefined if no dialog is open. It is fixed when the dialog
   * opens, so that another clerk's change does not alter it.
   */
  const [asking, setAsking] = useState<boolean>();
  // The key begins with `games`, so that refetching the games also refetches this query.
  const query = useQuery({
    queryKey: ['games', 'maintenance'],
    queryFn: () => request(casinoMaintenance, {}),
  });
  if (query.isPending) return <Waiting />;
  const casino = query.data?.data;
  if (!casino) return <Failed error={query.error} again={() => void query.refetch()} />;
  return (
    <>
      <section className={`${paper.panel ?? ''} ${s.all ?? ''}`} aria-label={t`Casino`}>
        <span className={s.lamp} data-state={casino.on ? 'maintenance' : 'open'} />
        <p>
          <b>
            {casino.on ? (
              <Trans>The casino is under maintenance</Trans>
            ) : (
              <Trans>The casino is open</Trans>
            )}
          </b>
          <LastSwitch {...casino} />
        </p>
        <Button variant="plain" onClick={() => setAsking(!casino.on)}>
          <SwitchLabel on={!casino.on} />
        </Button>
      </section>
      {asking !== undefined && <SwitchDialog on={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
