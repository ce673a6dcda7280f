import { Trans } from '@lingui/react/macro';
import s from './frame.module.css';

/** Shows a link that skips the top bar. It is the first tab stop of every page. */
export function SkipLink() {
  return (
    <a href="#content" className={s.skip}>
      <Trans>Skip to page content</Trans>
    </a>
  );
}
