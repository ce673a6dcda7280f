import { Trans, useLingui } from '@lingui/react/macro';
import type { BaccaratRules } from '@wl/games/engines/baccarat/game';
import { cx } from '@wl/ui/cx';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { Controls } from '../table/controls.tsx';
import { Plaque } from '../table/plaque.tsx';
import { Spot, Spots } from '../table/spots.tsx';
import { useSpotLimits, useSpotPlay } from '../table/use-spot-table.ts';
import { WinLines } from '../table/win-lines.tsx';
import { useBetNames } from './bet-names.ts';
import { Hand } from './hand.tsx';
import { openPoints } from './hands.ts';
import { Roads } from './roads.tsx';
import { areaOf, LARGE_SPOTS } from './spot-areas.ts';
import { useBaccarat } from './use-baccarat.ts';
import a from '../../components/announcer.module.css';
import s from './baccarat-stage.module.css';

/**
 * Shows the baccarat table: two hands, the betting layout with side bets, and charts (roads) of this visit's results.
 */
export default function BaccaratStage(props: StageProps & { rules: BaccaratRules }) {
  const { launch, rules, animate } = props;
  const { money } = useMoney();
  const limits = useSpotLimits(launch, rules);
  const table = useBaccarat({ ...props, limits });
  const { phase, felt } = table;
  const names = useBetNames(rules.table);
  const play = useSpotPlay(props, table, limits, launch.stakes[0] ?? 0);
  const { total } = play;
  const sum = money(total);

  return (
    <div className={s.stage} onPointerDown={noteGesture}>
      <div className={s.scene}>
        <Roads results={table.results} />
        <div className={s.felt}>
          <Hand side="player" felt={felt} />
          <Hand side="banker" felt={felt} />
          {phase === 'result' && (
            <Plaque wonCents={table.wonCents} stakeCents={total} animate={animate} />
          )}
        </div>
        <Spots {...play.spots} first="player" className={s.layout}>
          {rules.bets.map((bet) => (
            <Spot
              key={bet}
              id={bet}
              name={names.name(bet)}
              odds={names.pays[bet]}
              className={cx(
                s.field,
                areaOf(bet),
                LARGE_SPOTS.has(bet) && s.large,
                bet === 'tie' && s.low,
              )}
            >
              <span className={s.name}>{names.name(bet)}</span>{' '}
              <span className={cx('num', s.odds)}>{names.pays[bet]}</span>
            </Spot>
          ))}
        </Spots>
        {phase === 'result' && (
          <div className={s.paid}>
            <WinLines settled={table.settled} nameOf={names.name} />
          </div>
        )}
      </div>
      <Controls
        {...play.controls}
        playText={total > 0 ? <Trans>Deal for {sum}</Trans> : <Trans>Place a chip to deal</Trans>}
        notes={<Trans>On a tie, Player and Banker bets are returned</Trans>}
      />
      <Announcer table={table} nameOf={names.name} />
    </div>
  );
}

/** Announces both totals, the winner and the payout in a polite live region. */
function Announcer({
  table,
  nameOf,
}: {
  table: ReturnType<typeof useBaccarat>;
  nameOf: (bet: string) => string;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { last, phase, felt, settled } = table;
  const player = openPoints(felt.player) ?? 0;
  const banker = openPoints(felt.banker) ?? 0;
  const won = last ? money(last.payout_cents) : '';
  return (
    <div className={a.announcer} role="status" aria-label={t`Result`} data-testid="result">
      {last !== null && phase === 'result' && (
        <p key={last.id}>
          <Trans>
            Player {player}, Banker {banker}.
          </Trans>{' '}
          {felt.result === 'tie' && <Trans>Tie.</Trans>}
          {felt.result === 'player' && <Trans>Player wins.</Trans>}
          {felt.result === 'banker' && <Trans>Banker wins.</Trans>}{' '}
          {last.payout_cents > last.stake_cents ? (
            <Trans>You won {won}.</Trans>
          ) : last.payout_cents > 0 ? (
            <Trans>{won} returned.</Trans>
          ) : (
            <Trans>No win.</Trans>
          )}{' '}
          <WinLines settled={settled} nameOf={nameOf} plain />
        </p>
      )}
    </div>
  );
}
