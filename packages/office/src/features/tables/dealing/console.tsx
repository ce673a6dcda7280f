import { Trans, useLingui } from '@lingui/react/macro';
import type { DealingConsole, DealingRound } from '@wl/contract/office/tables-dealing';
import type { Clerk } from '@wl/contract/office/staff';
import { firstRoundOnRoads } from '@wl/games/tables/table-game';
import { Button } from '@wl/ui/controls/button';
import { useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Nothing } from '../../../app/states.tsx';
import { CorrectionsPanel } from './corrections/corrections-panel.tsx';
import { dealingStateOf, type DealingState } from './dealing-phase.ts';
import { CARD_GAME } from './entry/dealt-hand.ts';
import { EntriesPanel } from './entry/entries-panel.tsx';
import { calling, confirming, scanning } from './entry/entry-tasks.ts';
import { useKeys } from './entry/use-keys.ts';
import { BigRoad } from './parts/big-road.tsx';
import { Figures } from './parts/figures.tsx';
import { PhaseSteps } from './parts/phase-steps.tsx';
import { PictureCard } from './parts/picture-card.tsx';
import { RecordPanel } from './parts/record-panel.tsx';
import { ResultPanel } from './parts/result-panel.tsx';
import { TaskClock } from './parts/task-clock.tsx';
import { VoidPanel } from './parts/void-panel.tsx';
import { ScannerPanel } from './scanner/scanner-panel.tsx';
import { useScanner } from './scanner/use-scanner.ts';
import { StartShift } from './shift/start-shift.tsx';
import type { Task } from './use-console.ts';
import { useRecordLines } from './use-record-lines.ts';
import { useStepNames } from './use-step-names.tsx';
import s from './console.module.css';

interface ConsoleProps {
  console: DealingConsole;
  clerk: Clerk;
  /** Server time in milliseconds. */
  nowMs: number;
  run: (task: Task) => void;
  /** Error from a rejected task; null if there is none. Until `resume` is called, no further task runs. */
  error: unknown;
  resume: () => void;
}

/**
 * Shows the console of one dealt table: video, dealing steps, record, the two entries of the result, sums of the bets,
 * and the controls to void or correct a round.
 */
export function Console({ console, clerk, nowMs, run, error, resume }: ConsoleProps) {
  const { round, shift, table } = console;
  const isDealer = shift?.mine === true;
  const state = round ? dealingStateOf(round, nowMs) : undefined;
  const hasScanner = isDealer && table.game === CARD_GAME;
  const scanner = useScanner(hasScanner, (card) => run(scanning(card)));
  return (
    <div className={s.columns}>
      <div className={s.picture}>
        <PictureCard console={console} nowMs={nowMs}>
          {round && state && <TaskClock state={state} round={round} isDealer={isDealer} />}
        </PictureCard>
        <Steps game={table.game} round={round} state={state} />
      </div>
      <div className={s.entries}>
        {!shift && <StartShift slug={table.slug} suggestedName={clerk.name.split(' ')[0] ?? ''} />}
        <section className={s.entry} aria-label={table.name}>
          {round && state ? (
            <Entry {...{ console, round, state, run, error, resume }} />
          ) : (
            <Nothing>
              <Trans>The first round opens when the table is open and the video is on air.</Trans>
            </Nothing>
          )}
        </section>
      </div>
      <div className={s.record}>
        <Record console={console} />
      </div>
      <div className={s.side}>
        {round && <RoundFigures round={round} />}
        {round && round.phase !== 'void' && may(clerk, 'tables.ask_void') && (
          <VoidPanel key={round.number} slug={table.slug} round={round} />
        )}
        {hasScanner && <ScannerPanel scanner={scanner} />}
        <CorrectionsPanel console={console} mayCorrect={may(clerk, 'tables.correct')} />
      </div>
    </div>
  );
}

interface StepsProps {
  game: string;
  round: DealingRound | null;
  state: DealingState | undefined;
}

function Steps({ game, round, state }: StepsProps) {
  const steps = useStepNames(game, round);
  return <PhaseSteps steps={steps} current={state?.step ?? -1} />;
}

type EntryProps = Pick<ConsoleProps, 'console' | 'run' | 'error' | 'resume'> & {
  round: DealingRound;
  state: DealingState;
};

/** Shows both entries, a preview of the result, and the buttons for confirming the result and calling the pit boss. */
function Entry({ console: { table, shift }, round, state, run, error, resume }: EntryProps) {
  const errorText = useErrorText();
  const isDealer = shift?.mine === true;
  const hasFailed = error !== null;
  const canConfirm = isDealer && !hasFailed && state.task === 'confirm';
  const canCall = isDealer && !hasFailed && !round.is_called;
  useKeys({
    ...(canConfirm && { enter: () => run(confirming) }),
    ...(canCall && { p: () => run(calling) }),
    ...(hasFailed && { enter: resume }),
  });
  return (
    <>
      <EntriesPanel
        game={table.game}
        round={round}
        isDealer={isDealer}
        isReady={state.task === 'enter' || state.task === 'confirm'}
        isActive={!hasFailed}
        run={run}
      />
      <div className={s.actions}>
        {round.preview && (
          <ResultPanel game={table.game} preview={round.preview} stakeCents={round.stake_cents} />
        )}
        {hasFailed && (
          <div className={paper.alert}>
            <p role="alert">{errorText(error)}</p>
            <p className={s.resume}>
              <Button variant="plain" size="small" onClick={resume}>
                <Trans>Check the entry and continue</Trans> <kbd aria-hidden="true">Enter</kbd>
              </Button>
            </p>
          </div>
        )}
        {isDealer && (
          <>
            <Button
              variant="ok"
              size="large"
              wide
              icon="check"
              inactive={!canConfirm}
              onClick={() => run(confirming)}
            >
              <Trans>Confirm result and pay</Trans> <kbd aria-hidden="true">Enter</kbd>
            </Button>
            <Button
              variant="plain"
              wide
              icon="users"
              inactive={!canCall}
              onClick={() => run(calling)}
            >
              {round.is_called ? (
                <Trans>The pit boss has been called</Trans>
              ) : (
                <>
                  <Trans>Call the pit boss</Trans> <kbd aria-hidden="true">P</kbd>
                </>
              )}
            </Button>
            <CorrectionNote />
          </>
        )}
      </div>
    </>
  );
}

/** States that only a pit boss can correct a confirmed result. */
function CorrectionNote() {
  return (
    <p className={s.note}>
      <Trans>
        After you confirm, only a pit boss can correct the result. The record then keeps both the
        original and the corrected result.
      </Trans>
    </p>
  );
}

function RoundFigures({ round }: { round: DealingRound }) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  return (
    <Figures
      figures={[
        [t`Total stakes`, money(round.stake_cents)],
        [t`Bets`, number(round.bets)],
        [t`Members`, number(round.members)],
        [t`Largest bet`, money(round.largest_cents)],
      ]}
    />
  );
}

/** Shows the record of the round and, for games with roads, the road of the latest results. */
function Record({ console: { record, results, round } }: Pick<ConsoleProps, 'console'>) {
  const { t } = useLingui();
  const lines = useRecordLines(record);
  const from = firstRoundOnRoads(round?.number ?? results[0]?.round ?? 0);
  const marks = results
    .filter((result) => result.round >= from)
    .toReversed()
    .flatMap(({ road }) => road ?? []);
  const times = (mark: string) => marks.filter((one) => one === mark).length;
  const [banker, player, tie] = [times('red'), times('blue'), times('tie')];
  return (
    <RecordPanel lines={lines}>
      {marks.length > 0 && (
        <div className={s.road}>
          <p>
            <b>{t`Results of this shoe`}</b>
            <br />
            {t`Banker ${banker}, Player ${player}, Tie ${tie}`}
          </p>
          <BigRoad marks={marks} />
        </div>
      )}
    </RecordPanel>
  );
}
