import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import type { ReactNode } from 'react';
import s from '../board.module.css';

interface QueuePagesProps {
  page: number;
  meta: { to: number; total: number };
  choose: (page: number) => void;
  /** Text of the button that opens the previous page. */
  earlier?: ReactNode;
  /** Text of the button that opens the next page. */
  more?: ReactNode;
}

/** Shows buttons for the previous and next pages of a queue. */
export function QueuePages({ page, meta, choose, earlier, more }: QueuePagesProps) {
  return (
    <div className={s.pages}>
      <Button variant="plain" inactive={page === 1} onClick={() => choose(page - 1)}>
        {earlier ?? <Trans>Previous page</Trans>}
      </Button>
      <span>
        {meta.to} / {meta.total}
      </span>
      <Button variant="plain" inactive={meta.to >= meta.total} onClick={() => choose(page + 1)}>
        {more ?? <Trans>Next page</Trans>}
      </Button>
    </div>
  );
}
