import { useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import s from './verdict.module.css';

/** Shows the result of one check in a table: an icon, with text for screen readers. */
export function Verdict({ passed }: { passed: boolean }) {
  const { t } = useLingui();
  return (
    <span className={s.verdict} data-passed={passed}>
      <Icon name={passed ? 'check-circle' : 'warning'} size={20} />
      <span className={s.unseen}>{passed ? t`passed` : t`needs review`}</span>
    </span>
  );
}
