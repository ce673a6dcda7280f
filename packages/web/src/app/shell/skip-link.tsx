import { Trans } from '@lingui/react/macro';
import s from './frame.module.css';

/** Link that skips the top bar. It is the first stop of the Tab key. */
export function SkipLink() {
  return (
    <a href="#content" className={s.skip}>
      <Trans>Skip to the page</Trans>
    </a>
  );
}
