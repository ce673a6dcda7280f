import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import s from './round-list.module.css';

interface PagesProps {
  meta: { current_page: number; total: number; to: number };
  /** Number of rounds on this page. */
  count: number;
  onPage: (page: number) => void;
}

/** States which rounds the page shows, with buttons for newer and older rounds. */
export function Pages({ meta: { current_page: page, total, to }, count, onPage }: PagesProps) {
  const { t } = useLingui();
  const first = to - count + 1;
  return (
    <nav className={s.pages} aria-label={t`Pages of the list`}>
      <Button
        variant="ink"
        icon="arrow-left"
        inactive={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <Trans>Newer</Trans>
      </Button>
      <span role="status">
        <Trans>
          {first} to {to} of {total}
        </Trans>
      </span>
      <Button
        variant="ink"
        icon="arrow-right"
        inactive={to >= total}
        onClick={() => onPage(page + 1)}
      >
        <Trans>Older</Trans>
      </Button>
    </nav>
  );
}
