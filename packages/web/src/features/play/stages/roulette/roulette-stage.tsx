import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { wheelOf } from '@wl/games/engines/roulette/layout';
import type { RouletteRules } from '@wl/games/engines/roulette/rules';
import { cx } from '@wl/ui/cx';
import { useRef } from 'react';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useNarrow } from '../../use-narrow.ts';
import { Controls } from '../table/controls.tsx';
import { settledOf } from '../table/facts.ts';
import { Plaque } from '../table/plaque.tsx';
import { useSpotLimits, useSpotPlay } from '../table/use-spot-table.ts';
import { WinLines } from '../table/win-lines.tsx';
import { LastNumber, NumberTrail } from './numbers.tsx';
import { useSpotNames } from './spot-names.ts';
import { Table } from './table.tsx';
import { pocketOf, useRoulette } from './use-roulette.ts';
import { Wheel, type WheelHandle } from './wheel.tsx';
import a from '../../components/announcer.module.css';
import s from './roulette-stage.module.css';

/** Shows a roulette table with one or two zeros: wheel, layout, chips and results. */
export default function RouletteStage(props: StageProps & { rules: RouletteRules }) {
  const { launch, rules, animate } = props;
  const { slug, stakes: chips } = launch;
  const { zeros } = rules;
  const { money } = useMoney();
  const wheel = useRef<WheelHandle>(null);
  const narrow = useNarrow();
  const limits = useSpotLimits(launch, rules);
  const roulette = useRoulette({ ...props, limits, wheel });
  const { phase, pocket, settled } = roulette;
  const nameOf = useNameOf(zeros);
  const firstChip = chips.find((cents) => cents >= 100) ?? chips[0] ?? 0;
  const play = useSpotPlay(props, roulette, limits, firstChip);
  const { total } = play;
  const bets = Object.keys(roulette.stakes).length;
  const sum = money(total);

  return (
    <div className={cx(s.stage, zeros === 2 && s.desert)} onPointerDown={noteGesture}>
      <div className={s.head}>
        <NumberTrail numbers={roulette.numbers} />
        {rules.laPartage && <span className={cx('label', s.partage)}>La partage</span>}
      </div>
      <div className={s.middle}>
        <div className={s.wheelBox}>
          <Wheel slug={slug} pockets={wheelOf(zeros).pockets.length} handle={wheel} />
        </div>
        <div className={s.cards}>
          <LastNumber number={pocket ?? roulette.numbers[0] ?? null} />
          <div className={s.card}>
            <span className="label">
              <Trans>On the table</Trans>
            </span>
            <b className={cx('num', s.sum)}>{sum}</b>
            <span>
              <Plural value={bets} one="# bet" other="# bets" />
            </span>
          </div>
          <div className={s.wins}>
            <WinLines settled={settled} nameOf={nameOf} />
          </div>
        </div>
        <div className={s.layout}>
          <Table
            {...play.spots}
            zeros={zeros}
            orientation={narrow ? 'upright' : 'flat'}
            pocket={pocket}
          />
        </div>
        {phase === 'result' && (
          <Plaque wonCents={roulette.wonCents} stakeCents={total} animate={animate} />
        )}
      </div>
      <Controls
        {...play.controls}
        playText={total > 0 ? <Trans>Spin for {sum}</Trans> : <Trans>Place a chip to spin</Trans>}
        notes={rules.laPartage && <Trans>On zero, half of each even-money bet is returned</Trans>}
      />
      <Announcer roulette={roulette} nameOf={nameOf} />
    </div>
  );
}

/** Returns a function that maps a spot's key to its displayed name. */
function useNameOf(zeros: RouletteRules['zeros']) {
  const names = useSpotNames();
  return (key: string) => {
    const spot = wheelOf(zeros).spots.get(key);
    return spot ? names.name(spot) : key;
  };
}

interface AnnouncerProps {
  roulette: ReturnType<typeof useRoulette>;
  nameOf: (spot: string) => string;
}

/** Announces the winning number, the payout and every winning spot in a polite live region. */
function Announcer({ roulette, nameOf }: AnnouncerProps) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { last, phase } = roulette;
  const number = last ? pocketOf(last) : '';
  const shown = last !== null && (phase === 'result' || phase === 'idle');
  const won = last ? money(last.payout_cents) : '';
  return (
    <div className={a.announcer} role="status" aria-label={t`Result`} data-testid="result">
      {shown && (
        <p key={last.id}>
          <Trans>{number} wins.</Trans>{' '}
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
