import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { Icon } from '@wl/ui/icon';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';
import { roundQuery, seedsQuery } from '../api.ts';
import { keepCommitment, promisedFor } from '../promises.ts';
import { EMPTY_CLAIM, fieldsOfRound, type ClaimFields } from '../claim.ts';
import { Seeds } from '../components/seeds.tsx';
import { Verifier } from '../components/verifier.tsx';
import s from './fairness.module.css';

/**
 * Shows the page that explains how every result is determined, lists the member's own seeds, and checks any round in
 * the browser.
 */
export default function Fairness() {
  const isMember = useSession((session) => session.status === 'member');
  const search = new URLSearchParams(location.search);
  const roundId = search.get('round');
  const errorText = useErrorText();
  const round = useQuery({ ...roundQuery(roundId ?? ''), enabled: isMember && roundId !== null });
  const seeds = useQuery({ ...seedsQuery, enabled: isMember });
  const [fields, setFields] = useState<ClaimFields>(EMPTY_CLAIM);
  const [shown, setShown] = useState<Round | null>(null);

  const given = round.data?.data ?? (search.get('from') === 'demo' ? demoRound() : null);
  const revealed = given?.proof.server_seed;
  useEffect(() => {
    if (!given) return;
    setShown(given);
    setFields(fieldsOfRound(given, promisedFor(given.proof)));
    // oxlint-disable-next-line react/exhaustive-deps -- a round's facts never change; only its seed may be revealed later
  }, [given?.id, revealed]);
  const current = seeds.data?.data.current;
  useEffect(() => {
    if (current) keepCommitment({ ...current, seed_pair_id: current.id });
  }, [current]);

  return (
    <main className={s.page}>
      <header className={s.head}>
        <Icon name="seal" size={56} />
        <div>
          <h1 className="poster">
            <Trans>Check it yourself</Trans>
          </h1>
          <p>
            <Trans>
              Two seeds determine every result before you bet: our sealed server seed and a client
              seed that you choose. Afterwards, you can reveal our seed and replay the round here
              with the same code that the casino uses.
            </Trans>
          </p>
        </div>
      </header>
      <Story />
      {round.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(round.error)}
        </p>
      )}
      <Verifier fields={fields} onFields={setFields} round={shown} onRound={setShown} />
      {isMember && <Seeds seeds={seeds} />}
    </main>
  );
}

/** Explains in four steps how a round can be verified, from the hash of the secret seed to the replay of the round. */
function Story() {
  return (
    <ol className={s.story}>
      <li>
        <b>
          <Trans>We seal our seed</Trans>
        </b>
        <Trans>
          You see the seed’s fingerprint before you play. From then on, the seed cannot be changed.
        </Trans>
      </li>
      <li>
        <b>
          <Trans>You add your client seed</Trans>
        </b>
        <Trans>
          Every result also depends on your client seed, so we cannot choose the result.
        </Trans>
      </li>
      <li>
        <b>
          <Trans>Each round gets its own key</Trans>
        </b>
        <Trans>Computed from both seeds and the round number, and shown after the round.</Trans>
      </li>
      <li>
        <b>
          <Trans>You replay the round</Trans>
        </b>
        <Trans>Your browser computes the same result from the key, to the cent.</Trans>
      </li>
    </ol>
  );
}

/** Returns the demo round that the play page stored; null if no round with a proof is stored. */
function demoRound(): Round | null {
  try {
    const kept = JSON.parse(localStorage.getItem('wl-demo-proof') ?? 'null') as Round | null;
    return kept?.proof ? kept : null;
  } catch {
    return null;
  }
}
