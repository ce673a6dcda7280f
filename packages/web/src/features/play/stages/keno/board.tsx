import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { colourOf, endOf, markOf, NUMBERS, type Mark } from './ticket.ts';
import s from './board.module.css';

export interface BoardProps {
  picks: readonly number[];
  drawn: readonly number[];
  /** True after the last ball has been drawn. From that time, all numbers except the hits are dimmed. */
  isOver: boolean;
  locked: boolean;
  animate: boolean;
  onToggle: (number: number) => void;
  onQuickPick: () => void;
  onClear: () => void;
}

/**
 * Shows the board of eighty numbers, which has a single tab stop. Arrow keys follow the visible grid for any number of
 * columns.
 */
export function Board(props: BoardProps) {
  const { picks, drawn, isOver, locked } = props;
  const { t } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(1);
  const label = (number: number, mark: Mark): string => {
    if (mark === 'hit') return t`${number}, marked and drawn`;
    if (mark === 'drawn') return t`${number}, drawn`;
    if (mark === 'missed') return t`${number}, marked, not drawn`;
    return String(number);
  };

  const goTo = (number: number) =>
    area.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus();
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const perRow = area.current ? columnsOf(area.current) : 1;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (NUMBERS.includes(current + step)) goTo(current + step);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      goTo(event.key === 'Home' ? 1 : NUMBERS.length);
    } else if (!locked && event.key.toLowerCase() === 'q') props.onQuickPick();
    else if (!locked && (event.key === 'Backspace' || event.key === 'Delete')) props.onClear();
  };

  return (
    <div
      ref={area}
      className={cx(s.board, props.animate && s.moving)}
      role="group"
      aria-label={t`Numbers 1 to 80. Arrow keys move, Enter marks or unmarks a number, Q picks at random, Backspace clears the ticket.`}
      onKeyDown={onKey}
    >
      {NUMBERS.map((number) => {
        const mark = markOf(number, picks, drawn, isOver);
        return (
          <button
            key={number}
            type="button"
            data-number={number}
            data-mark={mark}
            tabIndex={number === current ? 0 : -1}
            className={cx(s.station, s[endOf(number) ?? ''], s[mark], isOver && s.over)}
            style={{ '--line': colourOf(number) } as CSSProperties}
            aria-pressed={picks.includes(number)}
            aria-label={label(number, mark)}
            aria-disabled={locked || undefined}
            onFocus={() => setCurrent(number)}
            onClick={locked ? undefined : () => props.onToggle(number)}
          >
            <span className={cx('num', s.plate)}>{number}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Returns the number of columns in which the board's numbers are currently laid out. */
const columnsOf = (area: HTMLElement): number =>
  getComputedStyle(area).gridTemplateColumns.split(' ').length;
