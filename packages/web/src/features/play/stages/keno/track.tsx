import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { KENO_DRAWN } from '@wl/games/engines/keno/rules';
import { cx } from '@wl/ui/cx';
import type { CSSProperties } from 'react';
import { Ball } from './ball.tsx';
import type { Draw } from './use-keno.ts';
import s from './track.module.css';

const PLACES = Array.from({ length: KENO_DRAWN }, (_, place) => place);

/**
 * Shows the glass tube above the board, into which balls roll from the right. The latest ball is enlarged in front of
 * the tube.
 */
export function Track({ draw, animate }: { draw: Draw | null; animate: boolean }) {
  const { t } = useLingui();
  const drawn = draw?.drawn ?? [];
  const newest = drawn.at(-1);
  const count = drawn.length;
  const all = KENO_DRAWN;
  const hits = draw?.hits.length ?? 0;
  return (
    <div className={s.track} role="group" aria-label={t`Balls drawn`}>
      <span className={s.caller}>
        {newest === undefined ? (
          <span className={s.dark} />
        ) : (
          <Ball key={newest} number={newest} className={cx(animate && s.pops)} />
        )}
      </span>
      <p className={s.count}>
        <b className="num" data-testid="drawn">
          {count}/{all}
        </b>
        <span>
          {draw === null ? (
            <Trans>balls</Trans>
          ) : (
            <Plural value={hits} one="# hit" other="# hits" />
          )}
        </span>
      </p>
      <div className={s.tube} aria-hidden="true">
        {PLACES.map((place) => {
          const number = drawn[place];
          const isHit = number !== undefined && draw?.hits.includes(number);
          return (
            <span
              key={place}
              className={cx(s.place, isHit && s.hit)}
              style={{ '--way': PLACES.length - place } as CSSProperties}
            >
              {number !== undefined && <Ball number={number} className={cx(animate && s.rolls)} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}
