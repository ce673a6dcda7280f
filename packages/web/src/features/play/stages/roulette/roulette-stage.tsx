import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { wheelOf } from '@wl/games/engines/roulette/layout';
import type { RouletteRules } from '@wl/games/engines/roulette/rules';
import { Button } from '@wl/ui/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useMemo, useRef, useState } from 'react';
import { Coins } from '../../components/coins.tsx';
import { CountUp } from '../../components/count-up.tsx';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useNarrow } from '../../use-narrow.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { Chip } from './chip.tsx';
import { totalOf } from './chips.ts';
import type { Zeros } from './layout-geometry.ts';
import { LastNumber, NumberTrail } from './numbers.tsx';
import { Refusal } from './refusal.tsx';
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
  const { t } = useLingui();
  const { money, short } = useMoney();
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
  const celebrated = view.wonCents > total && view.pocket !== null;
  const won = useMemo(
    () => new Set(view.settled.filter(({ paidCents }) => paidCents > 0).map(({ spot }) => spot)),
    [view.settled],
  );
  const mayUndo = !locked && roulette.chips.past.length > 0;
  const maySpin = !locked && total > 0 && !short_;
  const sum = money(total);
  const lowest = short(launch.min_bet_cents);
  const highest = short(launch.max_bet_cents);

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
        {celebrated && (
          <div className={s.plaque} data-testid="plaque">
            <span className="poster">
              <Trans>Win</Trans>
            </span>
            <b className="num">
              <CountUp cents={view.wonCents} format={money} animate={animate} />
            </b>
          </div>
        )}
        {celebrated && animate && (
          <Coins amount={Math.min(90, Math.round(12 + (view.wonCents / total) * 6))} />
        )}
      </div>
      <div className={s.desk}>
        <div className={s.chips} role="radiogroup" aria-label={t`Chip`}>
          {chips.map((cents, index) => {
            const value = short(cents);
            return (
              <label key={cents} className={cx(s.chipChoice, cents === chip && s.chosen)}>
                <input
                  type="radio"
                  name={`chip-${slug}`}
                  checked={cents === chip}
                  onChange={() => setChip(cents)}
                  aria-label={t`Chip of ${value}`}
                />
                <Chip slug={slug} index={index} cents={cents} />
              </label>
            );
          })}
        </div>
        <div className={s.tools}>
          <ToolButton
            label={t`Undo`}
            off={!mayUndo}
            onPress={() => change({ type: 'undo' })}
            icon="undo"
          />
          <ToolButton
            label={`${t`Double all bets`} 2×`}
            off={locked || total === 0}
            onPress={() => change({ type: 'double' })}
          >
            2×
          </ToolButton>
          <ToolButton
            label={t`Clear the table`}
            off={locked || total === 0}
            onPress={() => change({ type: 'clear' })}
            icon="trash"
          />
        </div>
        <div className={s.actions}>
          <Button
            variant="ink"
            icon="repeat"
            className={s.again}
            inactive={locked || roulette.chips.last === null}
            onClick={() => change({ type: 'same_again' })}
          >
            <Trans>Same again</Trans>
          </Button>
          <Button
            icon="play"
            className={s.spin}
            data-testid="spin"
            loading={phase === 'asking'}
            inactive={!maySpin}
            onClick={() => {
              noteGesture();
              // On phones the layout reaches below the screen: the wheel is what one wants to see now.
              if (narrow) window.scrollTo({ top: 0, behavior: animate ? 'smooth' : 'instant' });
              roulette.spin();
            }}
          >
            {total > 0 ? <Trans>Spin for {sum}</Trans> : <Trans>Place a chip to spin</Trans>}
          </Button>
        </div>
        <p className={s.notes}>
          <span>
            <Trans>
              Limits {lowest} to {highest} on a spot
            </Trans>
          </span>
          {rules.laPartage && (
            <span>
              <Trans>Zero returns half of even-money bets</Trans>
            </span>
          )}
        </p>
        <Refusal refused={roulette.chips.refused} short={short_ && !locked} limits={limits} />
      </div>
      <Announcer roulette={roulette} zeros={zeros} />
    </div>
  );
}

function ToolButton({
  label,
  off,
  onPress,
  icon,
  children,
}: {
  label: string;
  off: boolean;
  onPress: () => void;
  icon?: 'undo' | 'trash';
  children?: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={s.tool}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      {icon ? <Icon name={icon} size={20} /> : children}
    </button>
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
