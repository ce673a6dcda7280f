import { useLingui } from '@lingui/react/macro';
import { type StepName, stepNames } from './draft.ts';
import s from './acquire.module.css';

interface Props {
  current: StepName;
  go: (step: StepName) => void;
}

/**
 * Lists the registration steps as pages of a passport. Completed pages are stamped, and the member can return to them.
 */
export function StepList({ current, go }: Props) {
  const { t } = useLingui();
  const names: Record<StepName, string> = {
    identity: t`Identity`,
    contact: t`Contact`,
    address: t`Address`,
    login: t`Password`,
    bag: t`Travel bag`,
    terms: t`Terms`,
  };
  const at = stepNames.indexOf(current);
  return (
    <ol className={s.steps}>
      {stepNames.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            aria-current={name === current ? 'step' : undefined}
            data-done={index < at || undefined}
            disabled={index > at}
            onClick={() => go(name)}
          >
            <span className={s.mark} aria-hidden="true">
              {index < at ? '✓' : index + 1}
            </span>
            <span className={s.stepName}>{names[name]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
