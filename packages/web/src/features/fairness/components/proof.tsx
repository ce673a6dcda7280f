import { Trans } from '@lingui/react/macro';
import type { Round } from '@wl/contract/play';
import { Icon } from '@wl/ui/icon';
import { Stamp } from '@wl/ui/stamp';
import { useFormats } from '../../../app/formats.ts';
import type { ClaimFields } from '../claim.ts';
import type { Checked } from './verifier.tsx';
import s from './proof.module.css';

/** The steps of a check in plain words, each with its values, and the stamp at the end. */
export function Proof({
  checked,
  fields,
  round,
}: {
  checked: Checked;
  fields: ClaimFields;
  round: Round | null;
}) {
  const { money } = useFormats();
  if (!checked.ok) return <Fault fault={checked.fault} />;
  const { matches, outcome } = checked;
  const sameResult =
    round === null
      ? undefined
      : round.payout_cents === checked.payoutCents &&
        JSON.stringify(round.events) === JSON.stringify(outcome.events);
  const verdicts = [matches.seedCommitment, matches.roundKey, matches.roundKeyHash, sameResult];
  const failed = verdicts.includes(false);
  const proved = verdicts.includes(true);
  const stake = money(checked.stakeCents);
  const payout = money(checked.payoutCents);
  return (
    <div className={s.proof}>
      <ol className={s.steps}>
        <Step verdict={matches.seedCommitment} value={fields.serverSeed || null}>
          {matches.seedCommitment === undefined ? (
            <Trans>
              Our server seed is still sealed. It is revealed when you change seeds; until then the
              key below proves this round.
            </Trans>
          ) : (
            <Trans>Our server seed has the fingerprint we promised.</Trans>
          )}
        </Step>
        <Step verdict={matches.roundKey} value={checked.roundKey}>
          {matches.roundKey === undefined ? (
            <Trans>This is the key of the round, as it was revealed.</Trans>
          ) : (
            <Trans>Both seeds and the number of the round make exactly this key.</Trans>
          )}
        </Step>
        <Step verdict={matches.roundKeyHash} value={checked.roundKeyHash}>
          {matches.roundKeyHash === undefined ? (
            <Trans>This is the key’s fingerprint: the round before it showed it to you.</Trans>
          ) : (
            <Trans>The key has the fingerprint that was shown before the round.</Trans>
          )}
        </Step>
        <Step verdict={undefined} value={null}>
          <Trans>
            Played again with this key: stake {stake}, paid {payout}.
          </Trans>
          <Facts events={outcome.events} />
        </Step>
        {sameResult !== undefined && (
          <Step verdict={sameResult} value={null}>
            {sameResult ? (
              <Trans>Every fact and the sum are the same as in your history.</Trans>
            ) : (
              <Trans>The result differs from your history. Please tell our support.</Trans>
            )}
          </Step>
        )}
      </ol>
      <div className={s.stamp} data-testid="verdict">
        {failed ? (
          <Stamp name={<Trans>Does not match</Trans>} fresh />
        ) : proved ? (
          <Stamp name={<Trans>Verified</Trans>} tone="green" fresh />
        ) : (
          <p>
            <Trans>
              Nothing to compare with yet: add a fingerprint, our server seed, or the round itself.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function Step({
  verdict,
  value,
  children,
}: {
  verdict: boolean | undefined;
  value: string | null;
  children: React.ReactNode;
}) {
  return (
    <li>
      <span className={verdict === false ? s.bad : verdict ? s.good : s.plain}>
        <Icon
          name={verdict === false ? 'warning' : verdict ? 'check-circle' : 'arrow-right'}
          size={22}
        />
      </span>
      <div>
        {children}
        {value && <code>{value}</code>}
      </div>
    </li>
  );
}

/** The facts as the engine tells them, for those who want to read every one. */
function Facts({ events }: { events: readonly { type: string }[] }) {
  const count = events.length;
  return (
    <details className={s.facts}>
      <summary>
        <Trans>All {count} facts of the round</Trans>
      </summary>
      <ol>
        {events.map((event, index) => (
          <li key={index}>
            <code>{JSON.stringify(event)}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Fault({ fault }: { fault: Exclude<Checked, { ok: true }>['fault'] }) {
  return (
    <p className={s.fault}>
      <Icon name="warning" size={22} />
      {fault === 'unknown_game' && <Trans>We have no game of this name.</Trans>}
      {fault === 'other_math_version' && (
        <Trans>This game’s mathematics has another version than the round.</Trans>
      )}
      {fault === 'bad_seed' && (
        <Trans>
          A seed or key is not written as it should be: 64 digits 0–9 and a–f, and a client seed of
          1 to 32 letters, digits, hyphens or underscores.
        </Trans>
      )}
      {fault === 'bad_bet' && <Trans>This game does not take such a bet.</Trans>}
      {fault === 'no_key' && <Trans>Give the key of the round, or our revealed server seed.</Trans>}
      {fault === 'unreadable' && (
        <Trans>The number of the round or the bet cannot be read. The bet is JSON.</Trans>
      )}
    </p>
  );
}
