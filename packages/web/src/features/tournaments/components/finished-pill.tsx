import { cx } from '@wl/ui/cx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { useFinished } from '../finished.ts';
import { feature } from '../routes.tsx';
import { FinishedText } from './finished-text.tsx';
import s from './finished-pill.module.css';

/**
 * On phones, announces the end of a tournament below the strip above the game. Unlike a toast, an announcement in this
 * position does not cover the game.
 */
export default function FinishedPill() {
  const hasTexts = useTexts(feature);
  const finished = useFinished(({ waiting }) => waiting[0]);
  const shown = hasTexts && finished ? <FinishedText {...finished} /> : null;
  return (
    <span role="status" className={cx(s.place, shown ? s.pill : undefined)} data-testid="ended">
      {shown}
    </span>
  );
}
