import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@wl/contract/call';
import { bonusesOfMember, decideGrant } from '@wl/contract/office/bag';
import { Button } from '@wl/ui/controls/button';
import { request, useErrorText } from '../../app/api.ts';
import { useFormats } from '../../app/language/format.ts';
import paper from '../../app/paper.module.css';
import { useItemWords } from '../market/index.ts';
import s from './bonuses.module.css';

export type WaitingGrant = ReplyOf<typeof bonusesOfMember>['data']['waiting'][number];

/**
 * Returns the mutation that confirms or declines a grant awaiting a second clerk. The mutation reloads all lists of
 * grants, even if the request failed.
 */
export function useDecision<G extends WaitingGrant>() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ grant, confirm }: { grant: G; confirm: boolean }) =>
      request(decideGrant, { params: { id: grant.id }, body: { confirm } }),
    onSettled: () =>
      Promise.all(
        ['grants', 'bonuses'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

/** Shows the buttons for a grant that awaits a second clerk. The clerk who requested it can only withdraw it. */
export function Decide({
  grant,
  about,
  isBusy,
  onDecide,
}: {
  grant: WaitingGrant;
  /** Description of the grant, appended to the accessible names of the buttons when several grants are listed. */
  about?: string;
  isBusy: boolean;
  onDecide: (confirm: boolean) => void;
}) {
  const { t } = useLingui();
  const named = (word: string) => (about === undefined ? undefined : `${word}: ${about}`);
  return (
    <span className={paper.actions}>
      {!grant.mine && (
        <Button
          aria-label={named(t`Confirm grant`)}
          inactive={isBusy}
          onClick={() => onDecide(true)}
        >
          <Trans>Confirm grant</Trans>
        </Button>
      )}
      <Button
        variant="plainDanger"
        aria-label={named(grant.mine ? t`Withdraw request` : t`Decline grant`)}
        inactive={isBusy}
        onClick={() => onDecide(false)}
      >
        {grant.mine ? <Trans>Withdraw request</Trans> : <Trans>Decline grant</Trans>}
      </Button>
    </span>
  );
}

/** Shows a grant that is waiting for a second clerk, in the recipient's bonuses panel. */
export function Waits({ grant, allowed }: { grant: WaitingGrant; allowed: boolean }) {
  const { money, clock } = useFormats();
  const { wording } = useItemWords();
  const errorText = useErrorText();
  const decide = useDecision();
  const worth = money(grant.worth);
  return (
    <li className={s.waits}>
      <p>
        <b>{wording(grant.terms).name}</b> ·{' '}
        {grant.mine ? (
          <Trans>requested by you; a second clerk must confirm the request</Trans>
        ) : (
          <Trans>requested by {grant.asked_by}</Trans>
        )}
      </p>
      <p>
        <q>{grant.reason}</q>
      </p>
      <p className={s.small}>
        {clock(grant.asked_at)} · <Trans>Maximum cost to the casino: {worth}</Trans>
      </p>
      {decide.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(decide.error)}
        </p>
      )}
      {allowed && (
        <p>
          <Decide
            grant={grant}
            isBusy={decide.isPending}
            onDecide={(confirm) => decide.mutate({ grant, confirm })}
          />
        </p>
      )}
    </li>
  );
}
