import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import paper from '../../../app/paper.module.css';

const PER_PAGE = 20;

/** Shows buttons for the previous and the next page. Shows nothing if there is only one page. */
export function Pages({
  meta: { current_page: page, total },
  label,
  onPage,
}: {
  meta: { current_page: number; total: number };
  label: string;
  onPage: (page: number) => void;
}) {
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={paper.actions} aria-label={label}>
      <Button variant="plain" inactive={page <= 1} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <span>
        {page} / {pages}
      </span>
      <Button variant="plain" inactive={page >= pages} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </nav>
  );
}
