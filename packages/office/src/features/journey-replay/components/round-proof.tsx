import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { readRound } from '../api.ts';
import s from './journey.module.css';

/** Verifies a round by replaying it from its round key in this browser. The first call loads the game code. */
async function check(memberId: string, id: string): Promise<{ round: Round; isSame: boolean }> {
  const { data: round } = await readRound(memberId, id);
  const { verifyRound } = await import('@wl/games/fairness/verify');
  const { proof } = round;
  const verified = verifyRound({
    gameSlug: proof.game,
    mathVersion: proof.math_version,
    bet: round.bet,
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
    roundKey: proof.round_key,
    serverSeed: proof.server_seed,
    seedCommitment: proof.server_seed_hash,
    shown: {
      stakeCents: round.stake_cents,
      payoutCents: round.payout_cents,
      events: round.events,
    },
  });
  return { round, isSame: verified.ok && verified.verdict !== 'refused' };
}

/** Shows the proof of a round's result, with the events that the stage played. */
export function RoundProof({ memberId, round: id }: { memberId: string; round: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const proof = useMutation({ mutationFn: () => check(memberId, id) });
  if (!proof.data)
    return (
      <p className={paper.actions}>
        <Button variant="plain" inactive={proof.isPending} onClick={() => proof.mutate()}>
          <Icon name="repeat" size={18} />
          <Trans>Replay and check the round</Trans>
        </Button>
        {proof.isError && (
          <span role="alert" className={paper.alert}>
            {errorText(proof.error)}
          </span>
        )}
      </p>
    );
  const { round, isSame } = proof.data;
  const lines: [string, string][] = [
    [t`Round`, round.id],
    [t`Maths model`, `${round.proof.game} ${round.proof.math_version}`],
    [t`Client seed`, round.proof.client_seed],
    [t`Nonce`, String(round.proof.nonce)],
    [t`Round key`, round.proof.round_key],
    [t`Hash of the server seed`, round.proof.server_seed_hash],
  ];
  return (
    <div className={s.proof} role="status">
      <p className={paper.badge} data-tone={isSame ? 'ok' : 'bad'}>
        <Icon name={isSame ? 'check-circle' : 'warning'} size={18} />
        {isSame ? (
          <Trans>The replay produces the same result</Trans>
        ) : (
          <Trans>The replay produces a different result</Trans>
        )}
      </p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>
          <Trans>Round details</Trans>
        </summary>
        <ol>
          {round.events.map((event, index) => (
            <li key={`${event.type} ${String(index)}`}>
              <code>{JSON.stringify(event)}</code>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
