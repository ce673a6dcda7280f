import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useErrorText } from '../api.ts';
import s from '../board.module.css';
import { useNow } from '../now.ts';
import { useShortcuts } from '../shortcuts.ts';

/** Returns the time remaining for a claim, in minutes and seconds, such as `12:05`. */
function left(until: string, now: number): string {
  const seconds = Math.max(0, Math.round((Date.parse(until) - now) / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Shows whether a case is claimed, and the button that claims or releases it (shortcut C). While one clerk has claimed
 * a case, no other clerk can decide it.
 */
export function Claim(props: {
  claim: { clerk: string; mine: boolean; until: string } | null;
  allowed: boolean;
  /** Text shown while no clerk has claimed the case. */
  free: string;
  /** Claims or releases the case on the server. */
  change: () => Promise<unknown>;
  /** First element in the keys of the queries to refetch after the case is claimed or released. */
  queries: string;
}) {
  const { claim, allowed, free } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const client = useQueryClient();
  const now = useNow(1000);
  const change = useMutation({
    mutationFn: props.change,
    onSettled: () => client.invalidateQueries({ queryKey: [props.queries] }),
  });
  const blocked = claim !== null && !claim.mine;
  const toggle = () => {
    if (allowed && !blocked && !change.isPending) change.mutate();
  };
  useShortcuts({ c: toggle });
  return (
    <>
      <p className={s.claimLine} data-mine={claim?.mine}>
        <Icon name={blocked ? 'lock' : 'hourglass'} size={18} />
        {claim === null
          ? free
          : claim.mine
            ? t`Your claim expires in ${left(claim.until, now)}`
            : t`${claim.clerk} has claimed this case. The claim expires in ${left(claim.until, now)}.`}
      </p>
      <div className={s.claim}>
        <Button
          variant="plain"
          wide
          inactive={!allowed || blocked || change.isPending}
          onClick={toggle}
        >
          {claim?.mine ? <Trans>Release claim</Trans> : <Trans>Claim case</Trans>}
          <kbd>C</kbd>
        </Button>
      </div>
      {change.isError && (
        <p role="alert" className={s.alert}>
          {errorText(change.error)}
        </p>
      )}
    </>
  );
}
