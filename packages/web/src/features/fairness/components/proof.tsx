import { Trans } from '@lingui/react/macro';
import type { Round } from '@wl/contract/play';
import { Icon } from '@wl/ui/icon';
import { Stamp } from '@wl/ui/journey/stamp';
import { useFormats } from '../../../app/language/formats.ts';
import { type ClaimFields, hasResult } from '../claim.ts';
import { promisedFor } from '../promises.ts';
import type { Checked } from './verifier.tsx';
import s from './proof.module.css';

type Checks = Extract<Checked, { ok: true }>['matches'];

/** Shows the steps of a round's verification in plain words, each with its values, and then the verdict. */
export function Proof({
  checked,
  fields,
  round,
}: {
  checked: Checked;
  fields: ClaimFields;
  /** Stored round from which the form was filled in; null if the member entered the values by hand. */
  round: Round | null;
}) {
  const { money } = useFormats();
  if (round && !hasResult(round))
    return (
      <p>
        <Trans>
          This round could not be finished. It was voided and its stake was returned, so there is no
          result to compare.
        </Trans>
      </p>
    );
  if (!checked.ok) return <Fault fault={checked.fault} />;
  const { matches, outcome } = checked;
  const isDemo = round?.demo === true;
  const keptHash = round && promisedFor(round.proof).seedHash;
  const stake = money(checked.stakeCents);
  const payout = money(checked.payoutCents);
  return (
    <div className={s.proof}>
      {round?.voided && <VoidedLater />}
      <ol className={s.steps}>
        <Step verdict={matches.seedCommitment} values={[fields.serverSeedHash, fields.serverSeed]}>
          <SeedStep
            fits={matches.seedCommitment}
            isKept={keptHash === fields.serverSeedHash}
            isDemo={isDemo}
          />
        </Step>
        <Step verdict={matches.roundKey} values={[checked.roundKey]}>
          {matches.roundKey === undefined ? (
            <Trans>This is the revealed round key.</Trans>
          ) : (
            <Trans>Both seeds and the round number produce exactly this key.</Trans>
          )}
        </Step>
        <Step verdict={matches.roundKeyHash} values={[fields.roundKeyHash, checked.roundKeyHash]}>
          <PromiseStep kept={matches.roundKeyHash} />
        </Step>
        <Step verdict={undefined} values={[]}>
          <Trans>
            Replayed with this key: stake {stake}, payout {payout}.
          </Trans>
          <Facts events={outcome.events} />
        </Step>
        {matches.facts !== undefined && (
          <Step verdict={matches.stake && matches.payout && matches.facts} values={[]}>
            <ResultStep matches={matches} />
          </Step>
        )}
      </ol>
      <div className={s.stamp} data-testid="verdict">
        {checked.verdict === 'refused' && <Stamp name={<Trans>Does not match</Trans>} fresh />}
        {checked.verdict === 'proved' && (
          <Stamp name={<Trans>Verified</Trans>} tone="green" fresh />
        )}
        {checked.verdict === 'unproved' && <Unproved isDemo={isDemo} />}
      </div>
    </div>
  );
}

/** Shows the message that a round was voided after it had a result. */
function VoidedLater() {
  return (
    <p>
      <Trans>
        This round was voided later, so it does not count. The check shows its original result.
      </Trans>
    </p>
  );
}

/**
 * Shows whether the server seed matches its fingerprint.
 * @param fits true if they match; undefined if the seed is still secret or not stored
 * @param isKept true if this browser stored the fingerprint before the bet
 */
function SeedStep({
  fits,
  isKept,
  isDemo,
}: {
  fits: boolean | undefined;
  isKept: boolean;
  isDemo: boolean;
}) {
  if (fits === false) return <Trans>Our server seed does not match this fingerprint.</Trans>;
  if (fits && isKept)
    return <Trans>Our server seed matches the fingerprint that was shown before you played.</Trans>;
  if (fits)
    return (
      <Trans>
        Our server seed has this fingerprint. This browser did not store the fingerprint that you
        saw before you played, so please compare the two fingerprints yourself.
      </Trans>
    );
  if (isDemo) return <Trans>A demo round has its own server seed, which is not stored.</Trans>;
  return <Trans>Our server seed is still sealed. It is revealed when you change your seeds.</Trans>;
}

/**
 * Shows the result of comparing the round key with its committed fingerprint.
 * @param kept true if the key matches the committed fingerprint; undefined if the committed fingerprint is not known
 */
function PromiseStep({ kept }: { kept: boolean | undefined }) {
  if (kept === undefined) return <Trans>This is the key’s fingerprint.</Trans>;
  if (kept) return <Trans>The key matches the fingerprint that was shown before the round.</Trans>;
  return (
    <Trans>
      The key does not match the fingerprint that was shown before the round. Please send both to
      our support team.
    </Trans>
  );
}

function ResultStep({ matches }: { matches: Checks }) {
  if (matches.stake && matches.payout && matches.facts)
    return <Trans>The stake, the payout and all round details match your history.</Trans>;
  return (
    <>
      {matches.stake === false && <Trans>The stake differs from the one in your history.</Trans>}{' '}
      {matches.payout === false && <Trans>The payout differs from the one in your history.</Trans>}{' '}
      {matches.facts === false && (
        <Trans>The details of this round do not match your history.</Trans>
      )}{' '}
      <Trans>Please contact support.</Trans>
    </>
  );
}

/** Shows the verdict for a round whose values all match, but whose key fingerprint was not known before the bet. */
function Unproved({ isDemo }: { isDemo: boolean }) {
  return (
    <p>
      <b>
        <Trans>Not proven</Trans>
      </b>
      <br />
      {isDemo ? (
        <Trans>
          The key produces this result, but no fingerprint is shown before a demo round. Only the
          results of rounds with a real stake can be proven.
        </Trans>
      ) : (
        <Trans>
          The key produces this result. However, this browser did not store the key’s fingerprint
          before the round. To prove the result, change your seeds: this reveals our server seed.
        </Trans>
      )}
    </p>
  );
}

function Step({
  verdict,
  values,
  children,
}: {
  verdict: boolean | undefined;
  /** Seeds, keys and hashes to show below the text. Empty strings are omitted. */
  values: string[];
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
        {[...new Set(values)].map((value) => value && <code key={value}>{value}</code>)}
      </div>
    </li>
  );
}

/** Lists all facts of the round as the engine reports them. */
function Facts({ events }: { events: readonly { type: string }[] }) {
  const count = events.length;
  return (
    <details className={s.facts}>
      <summary>
        <Trans>All round details ({count})</Trans>
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
      {fault === 'unknown_game' && <Trans>No game has this name. Check the spelling.</Trans>}
      {fault === 'other_math_version' && (
        <Trans>The round was played with a different version of this game’s maths model.</Trans>
      )}
      {fault === 'bad_seed' && (
        <Trans>
          A seed or key has the wrong format. Keys and server seeds have 64 hexadecimal digits (0–9,
          a–f). A client seed has 1 to 32 letters, digits, hyphens or underscores.
        </Trans>
      )}
      {fault === 'bad_bet' && <Trans>This game does not accept this bet.</Trans>}
      {fault === 'no_key' && <Trans>Enter the round key or our revealed server seed.</Trans>}
      {fault === 'unreadable' && (
        <Trans>
          The round number or the bet cannot be read. Check the round number, and enter the bet as
          JSON.
        </Trans>
      )}
    </p>
  );
}
