import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { wheelOf } from '@wl/games/engines/roulette/layout';
import type { RouletteRules } from '@wl/games/engines/roulette/rules';
import { cx } from '@wl/ui/cx';
import { useMemo, useRef, useState } from 'react';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useNarrow } from '../../use-narrow.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { Desk } from '../table/desk.tsx';
import { Plaque } from '../table/plaque.tsx';
import { totalOf } from './chips.ts';
import type { Zeros } from './layout-geometry.ts';
import { LastNumber, NumberTrail } from './numbers.tsx';
import { ResultLines } from './result-lines.tsx';
import { Table } from './table.tsx';
import { useRoulette } from './use-roulette.ts';
import { Wheel, type WheelHandle } from './wheel.tsx';
import a from '../../components/announcer.module.css';
import s from './roulette-stage.module.css';

/** A roulette table with one zero or two: wheel, layout, chips and results. */
export default function RouletteStage(props: StageProps & { rules: RouletteRules }) {
  const { launch, rules, cashCents, animate } = props;
  const { slug, stakes: chips } = launch;
  const { zeros } = rules;
  const { money } = useMoney();
  const wheel = useRef<WheelHandle>(null);
  const narrow = useNarrow();
  const limits = useMemo(
    () => ({
      minSpotCents: launch.min_bet_cents,
      maxSpotCents: launch.max_bet_cents,
      maxTotalCents: rules.maxTotalCents,
      maxSpots: rules.maxSpots,
    }),
    [launch, rules],
  );
  const roulette = useRoulette({ ...props, limits, wheel });
  const { phase, view, change } = roulette;
  const [chip, setChip] = useState(() => chips.find((cents) => cents >= 100) ?? chips[0] ?? 0);
  const total = totalOf(roulette.stakes);
  const bets = Object.keys(roulette.stakes).length;
  const locked = phase !== 'idle' || props.replay !== null;
  const short_ = cashCents !== null && cashCents < total;
  const won = useMemo(
    () => new Set(view.settled.filter(({ paidCents }) => paidCents > 0).map(({ spot }) => spot)),
    [view.settled],
  );
  const maySpin = !locked && total > 0 && !short_;
  const sum = money(total);

  useStageKeys({
    onSpace: () => {
      if (phase === 'spinning' || phase === 'result') roulette.hurry();
      else if (maySpin) roulette.spin();
    },
  });

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
          <LastNumber number={view.pocket ?? roulette.numbers[0] ?? null} />
          <div className={s.card}>
            <span className="label">
              <Trans>On the table</Trans>
            </span>
            <b className={cx('num', s.sum)}>{sum}</b>
            <span>
              <Plural value={bets} one="# bet" other="# bets" />
            </span>
          </div>
          <ResultLines view={view} zeros={zeros} />
        </div>
        <div className={s.layout}>
          <Table
            slug={slug}
            zeros={zeros}
            orientation={narrow ? 'upright' : 'flat'}
            stakes={roulette.stakes}
            chips={chips}
            pocket={view.pocket}
            won={won}
            locked={locked}
            onPlace={(spot) => change({ type: 'place', spot, cents: chip })}
            onTake={(spot) => change({ type: 'take', spot, cents: chip })}
          />
        </div>
        {view.pocket !== null && (
          <Plaque wonCents={view.wonCents} stakeCents={total} animate={animate} />
        )}
      </div>
      <Desk
        slug={slug}
        chips={chips}
        chip={chip}
        onChip={setChip}
        state={roulette.chips}
        total={total}
        change={change}
        locked={locked}
        short={short_ && !locked}
        limits={limits}
        asking={phase === 'asking'}
        inactive={!maySpin}
        onPlay={roulette.spin}
        animate={animate}
        playText={total > 0 ? <Trans>Spin for {sum}</Trans> : <Trans>Place a chip to spin</Trans>}
        notes={rules.laPartage && <Trans>Zero returns half of even-money bets</Trans>}
      />
      <Announcer roulette={roulette} zeros={zeros} />
    </div>
  );
}

interface Told {
  roulette: ReturnType<typeof useRoulette>;
  zeros: Zeros;
}

/** The result in words, politely: the number, every winning spot, and the sum. */
function Announcer({ roulette, zeros }: Told) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { last, numbers, phase } = roulette;
  const number = numbers[0] ?? '';
  const told = last !== null && (phase === 'result' || phase === 'idle');
  const won = last ? money(last.payout_cents) : '';
  return (
    <div className={a.announcer} role="status" aria-label={t`Result`} data-testid="result">
      {told && (
        <p key={last.id}>
          <Trans>{number} wins.</Trans>{' '}
          {last.payout_cents > last.stake_cents ? (
            <Trans>You won {won}.</Trans>
          ) : last.payout_cents > 0 ? (
            <Trans>Returned {won}.</Trans>
          ) : (
            <Trans>No win.</Trans>
          )}{' '}
          <WinningSpots roulette={roulette} zeros={zeros} />
        </p>
      )}
    </div>
  );
}

function WinningSpots({ roulette, zeros }: Told) {
  const winning = roulette.view.settled.filter(({ paidCents }) => paidCents > 0);
  if (winning.length === 0) return null;
  return <ResultLines view={roulette.view} zeros={zeros} plain />;
}
