import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { createContext, use, type CSSProperties } from 'react';
import { useMoney } from '../../money.ts';
import s from './others.module.css';

/** Other members' bets on one spot. */
export interface SpotOthers {
  /** Number of other members. */
  members: number;
  /** Rounded sum of these members' stakes in cents; undefined if it is not published. */
  cents: number | undefined;
}

/** Other members' bets by spot. Empty in single-player games. */
export const OthersContext = createContext<Readonly<Record<string, SpotOthers>>>({});

/** Maximum number of discs on a spot, however many members have bet on it. */
const MOST_DISCS = 3;

/** Returns the functions that describe and draw other members' bets on a spot. */
export function useOthers() {
  const { t } = useLingui();
  const { short } = useMoney();
  const others = use(OthersContext);
  return {
    /** Returns a description of the spot for screen readers; undefined if no other member has bet on it. */
    describe(spot: string): string | undefined {
      const on = others[spot];
      if (!on) return undefined;
      const members = on.members;
      const words = t`${plural(members, { one: '# other member', other: '# other members' })}`;
      if (on.cents === undefined) return words;
      const sum = short(on.cents);
      return t`${words}, about ${sum} in total`;
    },
    /** Returns the number of discs on a spot: one for each other member who bet on it, up to `MOST_DISCS`. */
    discs: (spot: string): number => Math.min(MOST_DISCS, others[spot]?.members ?? 0),
  };
}

/**
 * Shows the bets of other members as small dashed discs. Hidden from screen readers, because the spot's description
 * includes them.
 */
export function OtherDiscs({
  count,
  className,
  style,
}: {
  count: number;
  className?: string | undefined;
  style?: CSSProperties;
}) {
  if (count === 0) return null;
  return (
    <span className={cx(s.discs, className)} style={style} aria-hidden="true" data-others={count}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
