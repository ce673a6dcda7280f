import { Trans, useLingui } from '@lingui/react/macro';
import { pocketName, RED } from '@wl/games/engines/roulette/layout';
import { MOST_NEIGHBOURS } from '@wl/games/engines/roulette/racetrack';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Stakes } from '../../play/index.ts';
import { nextOnWheel, priceOf, SIDES, type Section, type TrackBet } from './racetrack-bets.ts';
import { useRacetrackWords } from './use-racetrack-words.ts';
import s from './racetrack.module.css';

const FEW_NEIGHBOURS = 2;
const SECTION_ORDER: readonly Section[] = ['voisins', 'orphelins', 'tiers'];
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface Props {
  /** Value of the chosen chip, in cents. */
  chip: number;
  locked: boolean;
  /** True on phones, where the zero is at the top. */
  upright: boolean;
  /** Places chips on one or more spots in one step. */
  onPlaceMany: (stakes: Stakes) => void;
}

/**
 * Shows the racetrack of a wheel with one zero: its numbers in wheel order, the three sections and the final bets. One
 * press places all chips of a bet. The line below states the sum of the hovered or focused bet.
 */
export function Racetrack({ chip, locked, upright, onPlaceMany }: Props) {
  const [sides, setSides] = useState(FEW_NEIGHBOURS);
  const [aimed, setAimed] = useState<TrackBet | null>(null);
  const words = useRacetrackWords();
  const priced = (bet: TrackBet) => priceOf(bet, sides, chip);
  const covered = aimed && priced(aimed).covered;
  const propsOf = (bet: TrackBet) => ({
    type: 'button' as const,
    'aria-label': words.describe(bet, sides, priced(bet)),
    'aria-disabled': locked || undefined,
    onPointerEnter: () => setAimed(bet),
    onFocus: () => setAimed(bet),
    onClick: locked ? undefined : () => onPlaceMany(priced(bet).stakes),
  });
  return (
    <div
      className={cx(s.racetrack, upright && s.upright)}
      onPointerLeave={() => setAimed(null)}
      data-testid="racetrack"
    >
      <Track covered={covered} propsOf={propsOf}>
        {SECTION_ORDER.map((section) => {
          const bet = { kind: 'section', section } as const;
          return (
            <button
              key={section}
              {...propsOf(bet)}
              data-track={section}
              className={cx(s.section, s[section])}
            >
              <span className={s.name}>
                <b>{words.sections[section]}</b> <small>{words.price(priced(bet))}</small>
              </span>
            </button>
          );
        })}
      </Track>
      <Neighbours
        sides={sides}
        onChange={setSides}
        price={words.price(priced({ kind: 'number', number: 0 }))}
      />
      <Finals propsOf={propsOf} />
      <p className={s.aimed} aria-hidden="true">
        {aimed ? (
          words.describe(aimed, sides, priced(aimed))
        ) : (
          <Trans>One press places all chips of a bet.</Trans>
        )}
      </p>
    </div>
  );
}

type PropsOf = (bet: TrackBet) => React.ButtonHTMLAttributes<HTMLButtonElement>;

/** Shows the numbers around the sections. The numbers are a single tab stop. Arrow keys move along the wheel. */
function Track({
  covered,
  propsOf,
  children,
}: {
  /** Numbers to highlight, as printed on the racetrack; null if none are highlighted. */
  covered: ReadonlySet<string> | null;
  propsOf: PropsOf;
  children: React.ReactNode;
}) {
  const { t } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !(event.target as HTMLElement).dataset['number']) return;
    event.preventDefault();
    const next = nextOnWheel(current, step);
    area.current?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus();
  };
  return (
    <div
      ref={area}
      className={s.track}
      role="group"
      aria-label={t`Racetrack. Arrow keys move along the wheel, Enter places the chips.`}
      onKeyDown={onKey}
    >
      {Object.entries(SIDES).map(([side, numbers]) => (
        <div key={side} className={cx(s.side, s[side])}>
          {numbers.map((number) => {
            const props = propsOf({ kind: 'number', number });
            const printed = pocketName(number);
            return (
              <button
                key={number}
                {...props}
                data-number={number}
                tabIndex={number === current ? 0 : -1}
                className={cx(
                  s.number,
                  number === 0 ? s.zero : RED.has(number) ? s.red : s.black,
                  covered?.has(printed) && s.covered,
                )}
                onFocus={(event) => {
                  setCurrent(number);
                  props.onFocus?.(event);
                }}
              >
                {printed}
              </button>
            );
          })}
        </div>
      ))}
      <div className={s.sections}>{children}</div>
    </div>
  );
}

/**
 * Lets the member choose the number of neighbours, and states the total stake of a bet on a number and its neighbours.
 */
function Neighbours({
  sides,
  onChange,
  price,
}: {
  sides: number;
  onChange: (sides: number) => void;
  price: string;
}) {
  const { t } = useLingui();
  const step = (by: 1 | -1) => {
    const next = sides + by;
    const off = next < 0 || next > MOST_NEIGHBOURS;
    return {
      type: 'button' as const,
      className: s.step,
      'aria-disabled': off || undefined,
      onClick: off ? undefined : () => onChange(next),
    };
  };
  return (
    <div className={s.row} role="group" aria-label={t`Neighbours on each side`}>
      <span>
        <Trans>Neighbours on each side</Trans>
      </span>
      <span className={s.stepper}>
        <button {...step(-1)} aria-label={t`Fewer neighbours`}>
          <Icon name="minus" size={16} />
        </button>
        <b className="num">{sides}</b>
        <button {...step(1)} aria-label={t`More neighbours`}>
          <Icon name="plus" size={16} />
        </button>
      </span>
      <span className={s.price} role="status">
        {price}
      </span>
    </div>
  );
}

/** Shows the final bets: all numbers that end in the same digit. */
function Finals({ propsOf }: { propsOf: PropsOf }) {
  const { t } = useLingui();
  return (
    <div className={s.row} role="group" aria-label={t`Final bets`}>
      <span>
        <Trans>Final bets</Trans>
      </span>
      <span className={s.digits}>
        {DIGITS.map((digit) => (
          <button key={digit} {...propsOf({ kind: 'final', digit })} className={s.digit}>
            {digit}
          </button>
        ))}
      </span>
    </div>
  );
}
