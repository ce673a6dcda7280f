import { Trans } from '@lingui/react/macro';
import type { TableCorrection } from '@wl/contract/office/tables-corrections';
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import paper from '../../../../app/paper.module.css';
import { RecordingLink } from '../../../table-pictures/index.ts';
import { AskCorrectionDialog } from './ask-correction-dialog.tsx';
import { Change, DecideCorrectionDialog } from './decide-correction-dialog.tsx';

interface CorrectionsPanelProps {
  console: DealingConsole;
  /** True if the clerk may request and confirm corrections. */
  mayCorrect: boolean;
}

type Asked = { correction: TableCorrection; isConfirmation: boolean } | 'new';

/**
 * Lists the latest corrections of results at a table. A pit boss can request a correction, and a second person decides
 * on the request.
 */
export function CorrectionsPanel({ console, mayCorrect }: CorrectionsPanelProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { corrections, results } = console;
  return (
    <section className={paper.panel} aria-labelledby="corrections">
      <h2 id="corrections">
        <Trans>Corrections</Trans>
      </h2>
      {corrections.length === 0 ? (
        <p className={paper.sub}>
          <Trans>
            No corrected results. After the payout, only a pit boss can correct a result.
          </Trans>
        </p>
      ) : (
        <ul className={paper.lines}>
          {corrections.map((correction) => (
            <li key={correction.id}>
              <Correction {...{ correction, mayCorrect, ask: setAsked }} />
            </li>
          ))}
        </ul>
      )}
      {mayCorrect && (
        <p className={paper.actions}>
          <Button
            variant="plain"
            icon="cards"
            inactive={results.length === 0}
            onClick={() => setAsked('new')}
          >
            <Trans>Correct a result</Trans>
          </Button>
        </p>
      )}
      {asked === 'new' && <AskCorrectionDialog console={console} close={close} />}
      {asked && asked !== 'new' && <DecideCorrectionDialog {...asked} close={close} />}
    </section>
  );
}

interface CorrectionProps {
  correction: TableCorrection;
  mayCorrect: boolean;
  ask: (asked: Asked) => void;
}

/** Shows one correction, and the buttons for deciding on it. */
function Correction({ correction, mayCorrect, ask }: CorrectionProps) {
  const { round } = correction;
  return (
    <>
      <b>
        <Trans>Round {round}</Trans>
      </b>
      <Change correction={correction} />
      <CorrectionState correction={correction} />
      {mayCorrect && (
        <p>
          <RecordingLink table={correction.table} round={round} />
        </p>
      )}
      {mayCorrect && correction.outcome === null && (
        <p className={paper.actions}>
          {!correction.mine && (
            <Button
              variant="plain"
              size="small"
              onClick={() => ask({ correction, isConfirmation: true })}
            >
              <Trans>Confirm correction</Trans>
            </Button>
          )}
          <Button
            variant="plainDanger"
            size="small"
            onClick={() => ask({ correction, isConfirmation: false })}
          >
            {correction.mine ? <Trans>Withdraw request</Trans> : <Trans>Decline request</Trans>}
          </Button>
        </p>
      )}
    </>
  );
}

/** States who requested, declined or confirmed a correction, and whether all payouts have been corrected. */
function CorrectionState({ correction }: { correction: TableCorrection }) {
  const { outcome, asked_by: asker, decided_by: decider, finished_at: finished } = correction;
  return (
    <p className={paper.sub}>
      {outcome === null ? (
        <Trans>Requested by {asker}, waiting for a second person</Trans>
      ) : outcome === 'declined' ? (
        <Trans>Declined by {decider}</Trans>
      ) : finished === null ? (
        <Trans>Confirmed by {decider}, payouts being corrected</Trans>
      ) : (
        <Trans>Confirmed by {decider}, all payouts corrected</Trans>
      )}
    </p>
  );
}
