import { Trans, useLingui } from '@lingui/react/macro';
import type { Round } from '@wl/contract/play';
import type { Verification } from '@wl/games/fairness/verify';
import { Button } from '@wl/ui/controls/button';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { useState } from 'react';
import { useSession } from '../../../app/session/session.ts';
import { actionReports } from '../../missions/index.ts';
import { claimOf, EMPTY_CLAIM, fieldsOfPaste, roundOfPaste, type ClaimFields } from '../claim.ts';
import { promisedFor } from '../promises.ts';
import { Proof } from './proof.tsx';
import s from './verifier.module.css';

export type Checked = Verification | { ok: false; fault: 'unreadable' };

/**
 * Reports that a member has checked one of their own rounds, opened from their history. Some missions require such a
 * check.
 */
function reportCheck(round: Round | null): void {
  const opened = new URLSearchParams(location.search).get('round');
  if (!round || round.demo || round.id !== opened) return;
  if (useSession.getState().status !== 'member') return;
  void actionReports().then(({ reportProofChecked }) => reportProofChecked(round.id));
}

/** Returns the result of the latest check, and functions that check the fields or clear the result. */
function useCheck(fields: ClaimFields, round: Round | null) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);

  const check = () => {
    const claim = claimOf(fields, round);
    if (!claim) {
      setChecked({ ok: false, fault: 'unreadable' });
      return;
    }
    setBusy(true);
    import('@wl/games/fairness/verify')
      .then(({ verifyRound }) => {
        const result = verifyRound(claim);
        setChecked(result);
        if (result.ok && result.verdict !== 'refused') reportCheck(round);
      })
      .catch(() => setChecked({ ok: false, fault: 'unreadable' }))
      .finally(() => setBusy(false));
  };
  return { checked, busy, check, forget: () => setChecked(null) };
}

/**
 * Shows a form that replays a round in this browser, from its public data and with the casino's own code. The first
 * replay loads the code. Later replays need no connection.
 */
export function Verifier({
  fields,
  onFields,
  round,
  onRound,
}: {
  fields: ClaimFields;
  onFields: (fields: ClaimFields) => void;
  /**
   * Stored round from which the claim's fields were filled in; null if there is none. If there is one, its result is
   * also compared with the recomputed result.
   */
  round: Round | null;
  onRound: (round: Round | null) => void;
}) {
  const { checked, busy, check, forget } = useCheck(fields, round);

  const edit = (next: ClaimFields) => {
    forget();
    onFields(next);
  };
  const paste = (text: string) => {
    const found = fieldsOfPaste(text, promisedFor);
    if (!found) return;
    onRound(roundOfPaste(text));
    edit(found);
  };

  return (
    <PaperCard as="section" className={s.card} aria-labelledby="verify-title">
      <h2 id="verify-title">
        <Trans>Check a round</Trans>
      </h2>
      <Lead />
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <PasteField onPaste={paste} />
        <FactInputs fields={fields} onFields={edit} />
        <div className={s.actions}>
          <Button type="submit" icon="seal" loading={busy} inactive={fields.game === ''}>
            <Trans>Replay and compare</Trans>
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              onRound(null);
              edit(EMPTY_CLAIM);
            }}
          >
            <Trans>Clear fields</Trans>
          </Button>
        </div>
      </form>
      <div role="status">
        {checked && <Proof checked={checked} fields={fields} round={round} />}
      </div>
    </PaperCard>
  );
}

/**
 * Explains which rounds can be checked. Visitors see a shorter text, because they have neither a history nor missions.
 */
function Lead() {
  const isMember = useSession(({ status }) => status === 'member');
  return (
    <p className={s.lead}>
      {isMember ? (
        <Trans>
          Open a round from your history, or paste its public data. The check runs in your browser.
          We record only that you have checked one of your rounds, so that it counts towards your
          missions.
        </Trans>
      ) : (
        <Trans>Paste the public data of a round. The check runs in your browser.</Trans>
      )}
    </p>
  );
}

function PasteField({ onPaste }: { onPaste: (text: string) => void }) {
  return (
    <label className={s.wide}>
      <span>
        <Trans>Paste a round (JSON)</Trans>
      </span>
      <textarea
        rows={2}
        spellCheck={false}
        placeholder={'{"game":"…","clientSeed":"…", …}'}
        onChange={(event) => onPaste(event.target.value)}
      />
    </label>
  );
}

/** Shows form fields for the public data of a round. */
function FactInputs({
  fields,
  onFields,
}: {
  fields: ClaimFields;
  onFields: (fields: ClaimFields) => void;
}) {
  const { t } = useLingui();
  const names: [keyof ClaimFields, string, string][] = [
    ['game', t`Game`, ''],
    ['mathVersion', t`Maths model version`, ''],
    ['clientSeed', t`Your client seed`, ''],
    ['nonce', t`Round number (nonce)`, ''],
    ['bet', t`Bet`, ''],
    ['roundKey', t`Round key`, t`shown with the result`],
    ['roundKeyHash', t`Key fingerprint`, t`shown before the round`],
    ['serverSeed', t`Our server seed`, t`revealed after you change seeds`],
    ['serverSeedHash', t`Fingerprint of our seed`, t`shown before you played`],
  ];
  return names.map(([name, label, hint]) => (
    <label key={name} className={fields[name].length > 40 ? s.wide : undefined}>
      <span>{label}</span>
      <input
        value={fields[name]}
        placeholder={hint}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onFields({ ...fields, [name]: event.target.value })}
      />
    </label>
  ));
}
