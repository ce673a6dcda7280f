import { Trans, useLingui } from '@lingui/react/macro';
import type { SicBoRules } from '@wl/games/engines/sic-bo/game';
import { diceTotal, isTriple, type Dice } from '@wl/games/engines/sic-bo/rules';
import { cx } from '@wl/ui/cx';
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
            <ThrowPlate dice={dice} waiting={phase === 'playing'} />
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

/** Shows the throw's total and category, such as 12 and "Big, even". */
function ThrowPlate({ dice, waiting }: { dice: Dice | null; waiting: boolean }) {
  return (
    <div className={cx(s.plate, waiting && s.waiting)} aria-hidden="true">
      <span className="label">
        <Trans>Total</Trans>
      </span>
      <b className={cx('num', s.sum)}>{dice ? diceTotal(dice) : '–'}</b>
      <span className={s.kind}>{dice ? <KindOf dice={dice} /> : ' '}</span>
    </div>
  );
}

/** Shows the category of a throw: size and parity, such as "Big, odd", or the triple. */
function KindOf({ dice }: { dice: Dice }) {
  const [face] = dice;
  if (isTriple(dice)) return <Trans>Triple {face}</Trans>;
  const total = diceTotal(dice);
  const odd = total % 2 === 1;
  if (total >= 11) return odd ? <Trans>Big, odd</Trans> : <Trans>Big, even</Trans>;
  return odd ? <Trans>Small, odd</Trans> : <Trans>Small, even</Trans>;
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
  const [first, second, third] = dice ?? [];
  const total = dice ? diceTotal(dice) : 0;
  const won = last ? money(last.payout_cents) : '';
  // The text stays until the next throw. Otherwise, a member who clears the table quickly would remove the text before
  // it is announced.
  const shown = phase === 'result' || phase === 'idle';
  return (
    <div className={a.announcer} role="status" aria-label={t`Result`} data-testid="result">
      {last !== null && dice !== null && shown && (
        <p key={last.id}>
          <Trans>
            Dice {first}, {second} and {third}: total {total}.
          </Trans>{' '}
          <KindOf dice={dice} />.{' '}
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
