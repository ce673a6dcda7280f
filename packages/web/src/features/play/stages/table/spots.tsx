import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { createContext, use, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMoney } from '../../money.ts';
import type { Stakes } from '../roulette/chips.ts';
import { OtherDiscs, useOthers } from './others.tsx';
import { Pile } from './pile.tsx';
import s from './spots.module.css';

export interface SpotsProps {
  slug: string;
  stakes: Stakes;
  chips: readonly number[];
  /** Winning spots while the result is shown, otherwise null. */
  won: ReadonlySet<string> | null;
  /**
   * Outcome per spot; `lying` if the stake is returned, so that its chips stay. Replaces `won` in games that settle
   * spots one by one or can return stakes.
   */
  fates?: Readonly<Record<string, 'lying' | 'won' | 'lost'>>;
  locked: boolean;
  /** Spot that receives the focus when the member first tabs into the layout. */
  first: string;
  className?: string | undefined;
  onPlace: (spotId: string) => void;
  onTake: (spotId: string) => void;
  children: ReactNode;
}

type Table = Omit<SpotsProps, 'first' | 'className' | 'onTake' | 'children'> & {
  current: string;
  onFocus: (spotId: string) => void;
};

const TableContext = createContext<Table | null>(null);

/** Maximum overlap, in pixels, at which a spot is still treated as being beyond the current spot. */
const EDGE_PX = 4;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Shows a layout of `Spot`s with a single tab stop. Arrow keys move to the nearest spot, Enter places a chip, and
 * Backspace removes it.
 */
export function Spots({ first, className, onTake, children, ...props }: SpotsProps) {
  const { t } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const table = useMemo(() => ({ ...props, current, onFocus: setCurrent }), [props, current]);

  const onKey = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way && area.current) {
      event.preventDefault();
      spotAhead(area.current, current, way)?.focus();
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      if (!props.locked) onTake(current);
    }
  };

  return (
    <TableContext value={table}>
      <div
        ref={area}
        className={className}
        role="group"
        aria-label={t`Betting layout. Arrow keys move, Enter places a chip, Backspace removes a chip.`}
        onKeyDown={onKey}
      >
        {children}
      </div>
    </TableContext>
  );
}

/** Edges of a box: `from` and `to` along a direction, `left` and `right` across it. */
interface Extent {
  from: number;
  to: number;
  left: number;
  right: number;
}

/** Returns an element's edges as seen when looking in the given direction. */
function extentOf(element: HTMLElement, [ux, uy]: readonly [number, number]): Extent {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (ux > 0) return { from: left, to: right, left: top, right: bottom };
  if (ux < 0) return { from: -right, to: -left, left: top, right: bottom };
  if (uy > 0) return { from: top, to: bottom, left, right };
  return { from: -bottom, to: -top, left, right };
}

/**
 * Returns the nearest spot that is entirely beyond the current spot in the given direction on the screen. A gap
 * perpendicular to that direction counts double. If distances are equal, the spot with the better-aligned centre is
 * chosen.
 */
function spotAhead(area: HTMLElement, current: string, way: readonly [number, number]) {
  const spots = [...area.querySelectorAll<HTMLElement>('[data-spot]')];
  const own = spots.find((element) => element.dataset['spot'] === current);
  if (!own) return undefined;
  const start = extentOf(own, way);
  let best: HTMLElement | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const element of spots) {
    const to = extentOf(element, way);
    // The borders of neighbouring spots can overlap by a few pixels.
    if (to.from < start.to - EDGE_PX) continue;
    const gap = Math.max(0, to.left - start.right, start.left - to.right);
    const middles = Math.abs(to.left + to.right - start.left - start.right);
    const cost = Math.max(0, to.from - start.to) + gap * 2 + middles / 100;
    if (cost < bestCost) [best, bestCost] = [element, cost];
  }
  return best;
}

/** Position of the chips on a spot, set by the layout's style sheet. */
const PILE_AT = { left: 'var(--pile-x, 50%)', top: 'var(--pile-y, 50%)' };

export interface SpotProps {
  id: string;
  /** Accessible name. Contains the printed text, so that members who use speech input can say what they see. */
  name: string;
  /** Odds such as "11 to 1". */
  odds: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows a spot on the layout as a button, with the chips staked on it. */
export function Spot({ id, name, odds, className, children }: SpotProps) {
  const table = use(TableContext);
  const { t } = useLingui();
  const { money } = useMoney();
  const others = useOthers();
  if (!table) throw new Error('a spot needs its table');
  const staked = table.stakes[id] ?? 0;
  const lying = money(staked);
  // The label must contain the printed text word for word, for members who use speech input.
  const label = `${name} ${odds}`;
  const isPaid = table.won?.has(id) ?? false;
  const fate = table.fates?.[id] ?? (table.won === null ? 'lying' : isPaid ? 'won' : 'lost');
  return (
    <button
      type="button"
      data-spot={id}
      tabIndex={id === table.current ? 0 : -1}
      aria-label={staked > 0 ? t`${label}, ${lying} staked` : label}
      aria-description={others.describe(id)}
      aria-disabled={table.locked || undefined}
      className={cx(s.spot, fate === 'won' && s.won, className)}
      onFocus={() => table.onFocus(id)}
      onClick={table.locked ? undefined : () => table.onPlace(id)}
    >
      {children} <OtherDiscs count={others.discs(id)} className={s.others} />
      {staked > 0 && (
        <Pile slug={table.slug} cents={staked} chips={table.chips} style={PILE_AT} fate={fate} />
      )}
    </button>
  );
}
