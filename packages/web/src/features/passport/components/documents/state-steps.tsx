import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { DocumentState } from '@wl/world/casino/documents';
import { useDocumentWords } from '../../use-document-words.ts';
import s from './documents.module.css';

const way = ['Pending', 'Reviewed', 'Approved', 'Completed'] as const;

interface Props {
  state: DocumentState;
  /** True if no document has been sent yet, or if documents were sent but are no longer accepted as proof. */
  isEmpty: boolean;
}

/**
 * Shows the steps through which a document passes, and marks the current step. For a rejected document, the last step
 * is the rejection.
 */
export function StateSteps({ state, isEmpty }: Props) {
  const { t } = useLingui();
  const { states } = useDocumentWords();
  const steps: readonly DocumentState[] =
    state === 'Rejected' ? ['Pending', 'Reviewed', 'Rejected'] : way;
  const at = isEmpty ? -1 : steps.indexOf(state);
  return (
    <ol className={s.steps} aria-label={t`Status`}>
      {steps.map((step, index) => {
        const isPast =
          index < at || (index === at && (step === 'Approved' || step === 'Completed'));
        return (
          <li
            key={step}
            data-past={isPast}
            data-bad={index === at && step === 'Rejected'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={s.dot}>
              {step === 'Rejected' ? (
                <Icon name="close" size={14} />
              ) : (
                isPast && <Icon name="check" size={14} />
              )}
            </span>
            <span>{states[step]}</span>
            {index < at && (
              <span className="sr-only">
                <Trans>(done)</Trans>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
