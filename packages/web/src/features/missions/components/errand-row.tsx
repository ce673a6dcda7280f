import { Trans } from '@lingui/react/macro';
import type { Errand } from '@wl/contract/missions';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { useMissionWords } from '../use-mission-words.ts';
import s from './errand-row.module.css';

/** Shows one errand of the itinerary with its objective, progress and reward. `children` are shown below the text. */
export function ErrandRow({ errand, children }: { errand: Errand; children?: ReactNode }) {
  const { coins } = useFormats();
  const words = useMissionWords();
  const isDone = errand.completed_at !== null;
  const asked = words.errand(errand);
  return (
    <li className={cx(s.row, isDone && s.done)}>
      <Icon name={isDone ? 'check-circle' : 'pin'} size={26} />
      <span className={s.words}>
        <span className={s.head}>
          <b>{asked}</b>
          <span className={s.pays}>
            <b className="num">+{coins(errand.coins)}</b>
            <Icon name="coin" size={17} />
            <span className="sr-only">
              <Trans>Coins</Trans>
            </span>
          </span>
        </span>
        {isDone ? (
          <small>
            <Trans>Done</Trans>
          </small>
        ) : (
          <span className={s.progress}>
            <ProgressBar value={errand.progress} max={errand.cents} tone="red" label={asked} />
            <small className="num">{words.errandProgress(errand)}</small>
          </span>
        )}
        {children}
      </span>
    </li>
  );
}
