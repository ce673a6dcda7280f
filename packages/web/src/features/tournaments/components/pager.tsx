import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import s from './pager.module.css';

/** Number of items on each page of the server's lists. */
const PER_PAGE = 20;

/** Shows buttons for the previous and the next page, or nothing if there is only one page. */
export function Pager({
  meta,
  label,
  onPage,
}: {
  meta: { current_page: number; total: number; to: number };
  label: string;
  onPage: (page: number) => void;
}) {
  const { current_page: page, total } = meta;
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={s.pager} aria-label={label}>
      <Button variant="ink" icon="arrow-left" inactive={page <= 1} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <span className="num">
        {page} / {pages}
      </span>
      <Button variant="ink" inactive={page >= pages} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
        <Icon name="arrow-right" size={18} />
      </Button>
    </nav>
  );
}
