import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import s from './panel.module.css';

interface ConfirmationProps {
  question: ReactNode;
  /** Explains the consequences. */
  children?: ReactNode;
  confirm: ReactNode;
  isPending?: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action on the conversation. Escape cancels the action and leaves the panel open. */
export function Confirmation(props: ConfirmationProps) {
  const { question, children, confirm, isPending = false, error, onConfirm, onCancel } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={s.confirmation}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <p id={id}>{question}</p>
      {children && <p className={s.consequence}>{children}</p>}
      {error !== undefined && (
        <p role="alert" className={s.trouble}>
          {error}
        </p>
      )}
      <div className={s.choices}>
        <Button ref={button} variant="ink" loading={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
