import { cx } from '@wl/ui/cx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { useFinished } from '../finished.ts';
import { feature } from '../routes.tsx';
import { FinishedText } from './finished-text.tsx';
import s from './finished-pill.module.css';

/** Announces the end of a tournament on phones, in a pill under the HUD strip. A toast would cover the game. */
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
