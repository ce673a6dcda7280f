import { Trans } from '@lingui/react/macro';
import s from './frame.module.css';

/** Link that skips the top bar; the first tab stop of a page. */
export function SkipLink() {
  return (
    <a href="#content" className={s.skip}>
      <Trans>Skip to page content</Trans>
    </a>
  );
}
