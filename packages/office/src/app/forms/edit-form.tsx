import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { type ReactNode, useId } from 'react';
import { useErrorText } from '../api.ts';
import { Behind } from './behind.tsx';
import paper from '../paper.module.css';
import { ReasonField } from './reason-field.tsx';

interface EditFormProps {
  heading: ReactNode;
  /** Fields shown above the reason field. */
  children: ReactNode;
  reason: string;
  setReason: (reason: string) => void;
  /** Mutation that saves the draft. */
  save: { mutate: () => void; isPending: boolean; isSuccess: boolean; error: Error | null };
  /** False while the draft is incomplete. */
  isComplete?: boolean;
  /** True if another clerk has changed the object since this clerk started the draft. */
  isBehind: boolean;
  /** Warning that another clerk has changed the object. */
  behind: ReactNode;
  /** Replaces the draft with the version that another clerk saved. */
  onTheirs: () => void;
  /** Keeps the clerk's draft and bases it on the newest version of the object. */
  onMine: () => void;
  submit: ReactNode;
  className?: string | undefined;
}

/**
 * Shows a panel with a form for editing one object. The form asks for a reason, and warns if another clerk has changed
 * the object.
 */
export function EditForm(props: EditFormProps) {
  const { reason, setReason, save, isComplete = true, isBehind } = props;
  const errorText = useErrorText();
  const heading = useId();
  return (
    <section className={paper.panel} aria-labelledby={heading}>
      <h2 id={heading}>{props.heading}</h2>
      <form
        className={`${paper.form ?? ''} ${props.className ?? ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {props.children}
        <ReasonField rows={2} value={reason} onChange={setReason} />
        {isBehind && (
          <Behind onTheirs={props.onTheirs} onMine={props.onMine}>
            {props.behind}
          </Behind>
        )}
        {save.error && !isBehind && (
          <p role="alert" className={paper.alert}>
            {errorText(save.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button type="submit" inactive={save.isPending || !isComplete}>
            {props.submit}
          </Button>
          {save.isSuccess && (
            <span role="status" className={paper.badge} data-tone="ok">
              <Trans>Saved</Trans>
            </span>
          )}
        </p>
      </form>
    </section>
  );
}
