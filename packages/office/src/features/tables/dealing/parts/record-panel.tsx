import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import paper from '../../../../app/paper.module.css';
import { Nothing } from '../../../../app/states.tsx';
import s from './record-panel.module.css';

/** Line of a round's record, prepared for display. */
export interface ShownLine {
  id: number | string;
  /** Time of day to the second. */
  time: string;
  words: ReactNode;
  /** First digits of the line's hash. */
  hash: string;
  tone: 'phase' | 'entry' | 'person' | 'trouble';
}

/** Lists the record of the current round, newest line last, and shows `children` below the list. */
export function RecordPanel({
  lines,
  children,
}: {
  lines: readonly ShownLine[];
  children?: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scroll to the newest line.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section className={paper.panel}>
      <div className={paper.panelHead}>
        <h2 id="record">
          <Trans>Record of this round</Trans>
        </h2>
        <span className={s.note}>
          <Trans>
            Lines of the record cannot be changed. Each line contains the hash of the line before
            it.
          </Trans>
        </span>
      </div>
      {lines.length === 0 ? (
        <Nothing>
          <Trans>The record starts when bets open.</Trans>
        </Nothing>
      ) : (
        <div className={s.scroll} ref={list} tabIndex={0} role="region" aria-labelledby="record">
          <ol className={s.lines}>
            {lines.map(({ id, time, words, hash, tone }) => (
              <li key={id} data-tone={tone}>
                <time>{time}</time>
                <span>{words}</span>
                <code>{hash}</code>
              </li>
            ))}
          </ol>
        </div>
      )}
      {children}
    </section>
  );
}
