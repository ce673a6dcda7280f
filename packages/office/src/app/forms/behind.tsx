import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import s from './behind.module.css';
import paper from '../paper.module.css';

interface BehindProps {
  /** Description of the change that another clerk made. */
  children: ReactNode;
  onTheirs: () => void;
  onMine: () => void;
}

/**
 * Warns that another clerk has changed the same object, and lets the clerk choose which version to use. The clerk's own
 * work is kept until the clerk chooses.
 */
export function Behind({ children, onTheirs, onMine }: BehindProps) {
  return (
    <div role="alert" className={`${paper.banner ?? ''} ${s.behind ?? ''}`} data-tone="warn">
      <Icon name="warning" size={24} />
      <span>{children}</span>
      <span className={paper.actions}>
        <Button variant="plain" onClick={onTheirs}>
          <Trans>Show the other clerk’s version</Trans>
        </Button>
        <Button variant="plain" onClick={onMine}>
          <Trans>Keep my version</Trans>
        </Button>
      </span>
    </div>
  );
}
