import { Trans, useLingui } from '@lingui/react/macro';
import { clerkVoidReasons, type ClerkVoidReason } from '@wl/contract/office/tables-rounds';
import { Checkbox } from '@wl/ui/controls/field';
import { useRef, type KeyboardEvent } from 'react';
import { useVoidReasonNames } from '../../use-void-reason-names.ts';
import { useKeys } from '../entry/use-keys.ts';
import s from './void-panel.module.css';

interface VoidReasonsProps {
  /** Selected reason; undefined until the clerk selects one. */
  reason: ClerkVoidReason | undefined;
  select: (reason: ClerkVoidReason) => void;
}

/**
 * Shows the reasons for a void. `V` moves the focus to them. Digits select a reason only while a reason has the focus.
 * Elsewhere on the page, digits are part of the result entry.
 */
export function VoidReasons({ reason, select }: VoidReasonsProps) {
  const { t } = useLingui();
  const names = useVoidReasonNames();
  const reasons = useRef<HTMLFieldSetElement>(null);
  const radios = () => [...(reasons.current?.querySelectorAll('input') ?? [])];
  useKeys({ v: () => (radios().find(({ checked }) => checked) ?? radios()[0])?.focus() });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') (event.target as HTMLElement).blur();
    const index = Number(event.key) - 1;
    const chosen = clerkVoidReasons[index];
    if (!chosen) return;
    event.preventDefault();
    radios()[index]?.focus();
    select(chosen);
  };
  return (
    <>
      <p className={s.keys}>
        <Trans>
          <kbd>V</kbd> selects the reasons, <kbd>Esc</kbd> returns to the result
        </Trans>
      </p>
      <fieldset className={s.reasons} ref={reasons} onKeyDown={onKeyDown}>
        <legend className="sr-only">{t`What happened`}</legend>
        {clerkVoidReasons.map((one, index) => (
          <Checkbox
            key={one}
            type="radio"
            name="void-reason"
            className={s.reason}
            aria-keyshortcuts={String(index + 1)}
            checked={reason === one}
            onChange={() => select(one)}
          >
            {names[one]} <kbd aria-hidden="true">{index + 1}</kbd>
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
