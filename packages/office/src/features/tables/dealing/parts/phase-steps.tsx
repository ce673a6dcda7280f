import { useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import s from './phase-steps.module.css';

export interface PhaseStep {
  name: string;
  detail: ReactNode;
}

/** Shows the steps of a round. The steps before `current` are done. If `current` is -1, no round is running. */
export function PhaseSteps({ steps, current }: { steps: readonly PhaseStep[]; current: number }) {
  const { t } = useLingui();
  return (
    <ol className={s.steps} aria-label={t`Steps of the round`}>
      {steps.map(({ name, detail }, index) => (
        <li
          key={name}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={s.mark} aria-hidden="true">
            {index < current ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span>
            <b>{name}</b>
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
