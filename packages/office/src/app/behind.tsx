import { Trans } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import s from './behind.module.css';
import paper from './paper.module.css';

interface BehindProps {
  /** Describes the change that somebody else made. */
  children: ReactNode;
  onTheirs: () => void;
  onMine: () => void;
}

/**
 * Warns that somebody else has changed the same thing. The clerk's own work is kept, and the clerk chooses
 * which version to use.
 */
export function Behind({ children, onTheirs, onMine }: BehindProps) {
  return (
    <div role="alert" className={`${paper.banner ?? ''} ${s.behind ?? ''}`} data-tone="warn">
      <Icon name="warning" size={24} />
      <span>{children}</span>
      <span className={paper.actions}>
        <button type="button" className={paper.plainButton} onClick={onTheirs}>
          <Trans>Show their version</Trans>
        </button>
        <button type="button" className={paper.plainButton} onClick={onMine}>
          <Trans>Keep my version</Trans>
        </button>
      </span>
    </div>
  );
}
