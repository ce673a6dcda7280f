import { Trans } from '@lingui/react/macro';
import s from './frame.module.css';

/** First stop of the Tab key: past the bar, to the page. */
export function SkipLink() {
  return (
    <a href="#content" className={s.skip}>
      <Trans>Skip to the page</Trans>
    </a>
  );
}
