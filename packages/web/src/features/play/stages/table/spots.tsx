import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { createContext, use, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMoney } from '../../money.ts';
import type { Stakes } from '../roulette/chips.ts';
import { Pile } from './pile.tsx';
import s from './spots.module.css';

export interface SpotsProps {
  slug: string;
  stakes: Stakes;
  chips: readonly number[];
  /** Winning spots while the result is shown, otherwise null. */
  won: ReadonlySet<string> | null;
  /** Outcome per spot. Replaces `won` in games that settle spots one by one or can return stakes. */
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
        aria-label={t`Betting layout. Arrow keys move, Enter places a chip, Backspace removes it.`}
        onKeyDown={onKey}
      >
        {children}
      </div>
    </TableContext>
  );
}

/** Returns the nearest spot in a direction on the screen. Distance perpendicular to that direction counts double. */
function spotAhead(area: HTMLElement, current: string, [ux, uy]: readonly [number, number]) {
  const spots = [...area.querySelectorAll<HTMLElement>('[data-spot]')];
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const own = spots.find((element) => element.dataset['spot'] === current);
  if (!own) return undefined;
  const from = middle(own);
  let best: HTMLElement | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const element of spots) {
    const to = middle(element);
    const ahead = (to.x - from.x) * ux + (to.y - from.y) * uy;
    const aside = Math.abs((to.x - from.x) * uy) + Math.abs((to.y - from.y) * ux);
    if (ahead < 4) continue;
    const cost = ahead + aside * 2;
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

/** Shows the button for a spot on the layout, with its chips. */
export function Spot({ id, name, odds, className, children }: SpotProps) {
  const table = use(TableContext);
  const { t } = useLingui();
  const { money } = useMoney();
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
      aria-disabled={table.locked || undefined}
      className={cx(s.spot, fate === 'won' && s.won, className)}
      onFocus={() => table.onFocus(id)}
      onClick={table.locked ? undefined : () => table.onPlace(id)}
    >
      {children}{' '}
      {staked > 0 && (
        <Pile slug={table.slug} cents={staked} chips={table.chips} style={PILE_AT} fate={fate} />
      )}
    </button>
  );
}
