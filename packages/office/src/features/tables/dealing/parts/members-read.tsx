import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import s from './members-read.module.css';

/** Previews a sentence that members would read if the clerk confirms. */
export function MembersRead({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={s.preview} role="status">
      <p className="label">
        <Trans>Members will see</Trans>
      </p>
      <blockquote>{children}</blockquote>
      {note && <p className={s.note}>{note}</p>}
    </div>
  );
}
