import { Trans, useLingui } from '@lingui/react/macro';
import { DOUBLE_ZERO, pocketName, RED, type Spot } from '@wl/games/engines/roulette/layout';
import { cx } from '@wl/ui/cx';
import { useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useMoney } from '../../money.ts';
import { OtherDiscs, useOthers } from '../table/others.tsx';
import { Pile } from '../table/pile.tsx';
import type { Stakes } from './chips.ts';
import {
  centre,
  neighbourSpot,
  percentBox,
  placedSpots,
  type Direction,
  type Orientation,
  type PlacedSpot,
  type Zeros,
} from './layout-geometry.ts';
import { useSpotNames } from './spot-names.ts';
import s from './table.module.css';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Returns true if a spot has its own printed field. All other spots are on the lines between fields. */
const hasField = (spot: Spot) => ['straight', 'dozen', 'column', 'even_money'].includes(spot.kind);

export interface TableProps {
  slug: string;
  zeros: Zeros;
  orientation: Orientation;
  stakes: Stakes;
  chips: readonly number[];
  /** Winning pocket while the result is shown, otherwise null. */
  pocket: string | null;
  /** Winning spots while the result is shown, otherwise null. */
  won: ReadonlySet<string> | null;
  locked: boolean;
  onPlace: (spotId: string) => void;
  onTake: (spotId: string) => void;
}

/** Shows the betting layout: a button for each spot. The layout is a single tab stop; arrow keys move between spots. */
export function Table(props: TableProps) {
  const { orientation, stakes, pocket, zeros } = props;
  const { t } = useLingui();
  const { money } = useMoney();
  const names = useSpotNames();
  const others = useOthers();
  const spots = placedSpots(orientation, zeros);
  const { area, current, covered, aim, focus, onKey } = useAim(props, spots);

  return (
    <div
      ref={area}
      className={cx(s.table, orientation === 'upright' && s.upright)}
      role="group"
      aria-label={t`Betting layout. Arrow keys move, Enter places a chip, Backspace removes a chip.`}
      onKeyDown={onKey}
      onPointerLeave={() => aim(null)}
    >
      {spots.map(({ spot, box }) => {
        const staked = stakes[spot.id] ?? 0;
        const lying = money(staked);
        const label = `${names.label(spot)}, ${names.odds(spot)}`;
        return (
          <button
            key={spot.id}
            type="button"
            data-spot={spot.id}
            tabIndex={spot.id === current ? 0 : -1}
            aria-label={staked > 0 ? t`${label}, ${lying} staked` : label}
            aria-description={others.describe(spot.id)}
            aria-disabled={props.locked || undefined}
            className={cx(
              hasField(spot) ? s.field : s.node,
              fieldColour(spot, zeros),
              spot.kind === 'even_money' && s.half,
              staked > 0 && s.staked,
              covered.has(spot.pockets[0] ?? -1) && spot.kind === 'straight' && s.covered,
              spot.kind === 'straight' && pocket === pocketName(spot.pockets[0] ?? -1) && s.landed,
            )}
            style={styleOf({ spot, box }, orientation)}
            onFocus={() => focus(spot.id)}
            onPointerEnter={() => aim(spot.id)}
            onClick={props.locked ? undefined : () => props.onPlace(spot.id)}
          >
            {hasField(spot) && <FieldPrint spot={spot} />}
          </button>
        );
      })}
      {spots.map((placed) => (
        <OthersAt key={placed.spot.id} placed={placed} {...{ orientation, stakes }} />
      ))}
      {spots.map(
        ({ spot, box }) =>
          (stakes[spot.id] ?? 0) > 0 && (
            <Pile
              key={spot.id}
              slug={props.slug}
              cents={stakes[spot.id] ?? 0}
              chips={props.chips}
              style={pileAt({ spot, box }, orientation)}
              fate={pocket === null ? 'lying' : props.won?.has(spot.id) ? 'won' : 'lost'}
            />
          ),
      )}
    </div>
  );
}

/** Shows discs for other members' bets on a spot. */
function OthersAt({
  placed,
  orientation,
  stakes,
}: Pick<TableProps, 'orientation' | 'stakes'> & { placed: PlacedSpot }) {
  const { spot } = placed;
  const { discs } = useOthers();
  return (
    <OtherDiscs
      count={discs(spot.id)}
      className={cx(
        hasField(spot) ? s.othersOnField : s.othersOnLine,
        (spot.kind === 'dozen' || spot.kind === 'even_money') && s.othersOnLow,
        (stakes[spot.id] ?? 0) > 0 && s.besideChips,
      )}
      style={othersAt(placed, orientation)}
    />
  );
}

/**
 * Tracks two spots: the spot that Tab reaches, and the active spot, which has the pointer or the focus. Highlights the
 * numbers that the active spot covers, and handles the arrow keys.
 */
function useAim({ orientation, zeros, locked, onTake }: TableProps, spots: readonly PlacedSpot[]) {
  const [current, setCurrent] = useState('straight:17');
  const [aimed, setAimed] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const covered = useMemo(() => {
    const spot = spots.find(({ spot: one }) => one.id === aimed)?.spot;
    return new Set(spot && spot.kind !== 'straight' ? spot.pockets : []);
  }, [aimed, spots]);

  const onKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (direction) {
      event.preventDefault();
      const next = neighbourSpot(current, direction, orientation, zeros);
      setCurrent(next);
      setAimed(next);
      area.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      if (!locked) onTake(current);
    }
  };
  const focus = (spotId: string) => {
    setCurrent(spotId);
    setAimed(spotId);
  };
  return { area, current, covered, aim: setAimed, focus, onKey };
}

/** Shows the text or symbol printed on a spot of the betting layout. */
function FieldPrint({ spot }: { spot: Spot }) {
  switch (spot.id) {
    case 'red':
    case 'black':
      return (
        <>
          <i className={cx(s.diamond, spot.id === 'red' ? s.diamondRed : s.diamondBlack)} />
          {spot.id === 'red' ? <Trans>Red</Trans> : <Trans>Black</Trans>}
        </>
      );
    case 'even':
      return <Trans>Even</Trans>;
    case 'odd':
      return <Trans>Odd</Trans>;
    case 'low':
      return '1–18';
    case 'high':
      return '19–36';
    case 'dozen:1':
      return <Trans>1st 12</Trans>;
    case 'dozen:2':
      return <Trans>2nd 12</Trans>;
    case 'dozen:3':
      return <Trans>3rd 12</Trans>;
    default:
      return spot.kind === 'column' ? '2:1' : pocketName(spot.pockets[0] ?? 0);
  }
}

function fieldColour(spot: Spot, zeros: Zeros): string | undefined {
  if (spot.kind !== 'straight')
    return spot.id === 'red' || spot.id === 'black' ? undefined : s.felt;
  const number = spot.pockets[0] ?? 0;
  if (number === DOUBLE_ZERO) return cx(s.zero, s.upper);
  if (number === 0) return cx(s.zero, zeros === 2 && s.lower);
  return RED.has(number) ? s.red : s.black;
}

function styleOf({ spot, box }: PlacedSpot, orientation: Orientation): CSSProperties {
  if (!hasField(spot)) return pointOf({ spot, box }, orientation);
  const { x, y, w, h } = percentBox(box, orientation);
  return { left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` };
}

function pointOf({ box }: PlacedSpot, orientation: Orientation): CSSProperties {
  const { x, y } = centre(percentBox(box, orientation));
  return { left: `${x}%`, top: `${y}%` };
}

/**
 * Returns the position of other members' bets on a spot. On a spot with its own box, it is the lower right corner. On a
 * dozen in the flat layout, it is the middle of the right edge. On any other spot, it is the spot's point on the line.
 */
function othersAt({ spot, box }: PlacedSpot, orientation: Orientation): CSSProperties {
  if (!hasField(spot)) return pointOf({ spot, box }, orientation);
  const { x, y, w, h } = percentBox(box, orientation);
  const isBeside = spot.kind === 'dozen' && orientation === 'flat';
  return { left: `${x + w}%`, top: `${y + h * (isBeside ? 0.5 : 1)}%` };
}

/**
 * Returns the position of a pile of chips. On dozen and even-money spots, the pile is next to the text, so that it
 * does not cover the text.
 */
function pileAt({ spot, box }: PlacedSpot, orientation: Orientation): CSSProperties {
  if (spot.kind !== 'dozen' && spot.kind !== 'even_money')
    return pointOf({ spot, box }, orientation);
  const { x, y, w, h } = percentBox(box, orientation);
  return orientation === 'flat'
    ? { left: `${x + w * (spot.kind === 'dozen' ? 0.72 : 0.84)}%`, top: `${y + h / 2}%` }
    : { left: `${x + w / 2}%`, top: `${y + h * 0.76}%` };
}
