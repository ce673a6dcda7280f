import { Trans, useLingui } from '@lingui/react/macro';
import type { SicBoRules } from '@wl/games/engines/sic-bo/game';
import { useMemo, useRef } from 'react';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { Controls } from '../table/controls.tsx';
import { settledOf } from '../table/facts.ts';
import { Plaque } from '../table/plaque.tsx';
import { useSpotLimits, useSpotPlay } from '../table/use-spot-table.ts';
import { WinLines } from '../table/win-lines.tsx';
import { useBetNames } from './bet-names.ts';
import { winningSpots } from './bets.ts';
import { Dome, type DomeHandle } from './dome.tsx';
import { Layout } from './layout.tsx';
import { ThrowPlate, ThrowWords } from './throw-plate.tsx';
import { Trail } from './trail.tsx';
import { useSicBo } from './use-sic-bo.ts';
import a from '../../components/announcer.module.css';
import s from './sic-bo-stage.module.css';

const NONE: ReadonlySet<string> = new Set();

/** Shows the sic bo table: three dice under a glass dome, the betting layout, and the history of recent throws. */
export default function SicBoStage(props: StageProps & { rules: SicBoRules }) {
  const { launch, rules, animate } = props;
  const { slug, stakes: chips } = launch;
  const { money } = useMoney();
  const dome = useRef<DomeHandle>(null);
  const limits = useSpotLimits(launch, rules);
  const table = useSicBo({ ...props, limits, dome });
  const { phase, dice } = table;
  const names = useBetNames(rules.table);
  const firstChip = chips.find((cents) => cents >= 100) ?? chips[0] ?? 0;
  const play = useSpotPlay(props, table, limits, firstChip);
  const { total } = play;
  const sum = money(total);
  const lit = useMemo(
    () => (phase === 'result' && dice ? winningSpots(dice, rules.table) : NONE),
    [phase, dice, rules],
  );

  return (
    <div className={s.stage} onPointerDown={noteGesture}>
      <div className={s.scene}>
        <div className={s.machine}>
          <div className={s.dome}>
            <Dome slug={slug} first={table.first} handle={dome} />
          </div>
          <div className={s.shown}>
            <div className={s.plate}>
              <ThrowPlate dice={dice} waiting={phase === 'playing'} />
            </div>
            {phase === 'result' && (
              <div className={s.paid}>
                <WinLines settled={table.settled} nameOf={names.name} />
              </div>
            )}
          </div>
          {phase === 'result' && (
            <Plaque wonCents={table.wonCents} stakeCents={total} animate={animate} />
          )}
        </div>
        <Trail slug={slug} throws={table.throws} />
        <div className={s.layout}>
          <Layout {...play.spots} rules={rules.table} lit={lit} />
        </div>
      </div>
      <Controls
        {...play.controls}
        playText={
          total > 0 ? <Trans>Throw for {sum}</Trans> : <Trans>Place a chip to throw the dice</Trans>
        }
        notes={<Trans>Small, Big, Odd and Even lose on any triple</Trans>}
      />
      <Announcer table={table} nameOf={names.name} />
    </div>
  );
}

/** Renders a polite live region that announces the dice, their total and category, and the payout. */
function Announcer({
  table,
  nameOf,
}: {
  table: ReturnType<typeof useSicBo>;
  nameOf: (bet: string) => string;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { last, phase, dice } = table;
  const won = last ? money(last.payout_cents) : '';
  // Keep the text until the next throw. Otherwise, a member who clears the table quickly would remove the text before
  // it is announced.
  const shown = phase === 'result' || phase === 'idle';
  return (
    <div className={a.announcer} role="status" aria-label={t`Result`} data-testid="result">
      {last !== null && dice !== null && shown && (
        <p key={last.id}>
          <ThrowWords dice={dice} />{' '}
          {last.payout_cents > last.stake_cents ? (
            <Trans>You won {won}.</Trans>
          ) : last.payout_cents > 0 ? (
            <Trans>{won} returned.</Trans>
          ) : (
            <Trans>No win.</Trans>
          )}{' '}
          <WinLines settled={settledOf(last)} nameOf={nameOf} plain />
        </p>
      )}
    </div>
  );
}
