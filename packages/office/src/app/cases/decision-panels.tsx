import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useErrorText } from '../api.ts';
import s from '../board.module.css';

interface ApprovePanelProps {
  /** Text of the approve button. */
  label: ReactNode;
  can: boolean;
  approve: () => void;
  /** Reason why the clerk cannot decide the case, shown above the button. */
  why: string | undefined;
  /** Error from the clerk's last attempt to approve the case. */
  failed: unknown;
  /** Elements that show the claim and the approvals of the case. */
  children: ReactNode;
}

/**
 * Shows the approve button (shortcut A) and, above it, `children`: the clerk who has claimed the case, and any
 * approvals. If the signed-in clerk cannot decide the case, also shows the reason.
 */
export function ApprovePanel({ label, can, approve, why, failed, children }: ApprovePanelProps) {
  const errorText = useErrorText();
  return (
    <div className={s.panel}>
      <h3>
        <Trans>Decision</Trans>
      </h3>
      {children}
      {why && <p className={s.why}>{why}</p>}
      <Button variant="ok" wide inactive={!can} onClick={approve}>
        <Icon name="check" size={18} />
        {label}
        <kbd>A</kbd>
      </Button>
      {Boolean(failed) && (
        <p role="alert" className={s.alert}>
          {errorText(failed)}
        </p>
      )}
    </div>
  );
}

interface RejectPanelProps<Reason extends string> {
  can: boolean;
  /** Reasons in the order of the number keys that select them, each with its text. */
  reasons: readonly (readonly [reason: Reason, text: string])[];
  chosen: Reason | undefined;
  choose: (reason: Reason) => void;
  /** Field for a reason in the clerk's own words. */
  own: { label: ReactNode; value: string; change: (text: string) => void };
  /** Preview of the rejection text that the member will read; undefined until the clerk has given a reason. */
  shown: string | undefined;
  /** Text that asks the clerk for a reason, shown until the clerk gives a reason. */
  missing: string;
  /** True if the clerk has given a valid reason, so that the case can be rejected. */
  isReady: boolean;
  label: ReactNode;
  reject: () => void;
  /** Note about the effect of the chosen reason. */
  children?: ReactNode;
}

/**
 * Shows the controls for rejecting a case with a reason (keyboard shortcuts: R and the digits), and the text that the
 * member will read.
 */
export function RejectPanel<Reason extends string>(props: RejectPanelProps<Reason>) {
  const { can, reasons, chosen, choose, own, shown, missing, isReady, label, reject } = props;
  return (
    <fieldset className={s.panel} disabled={!can}>
      <legend>
        <Trans>Or reject with a reason</Trans>
      </legend>
      {reasons.map(([reason, text], index) => (
        <label key={reason} className={s.reason} data-chosen={chosen === reason}>
          <input
            type="radio"
            name="reason"
            checked={chosen === reason}
            onChange={() => choose(reason)}
          />
          {text}
          <kbd>{index + 1}</kbd>
        </label>
      ))}
      <TextArea
        label={own.label}
        className={s.own}
        rows={2}
        maxLength={500}
        value={own.value}
        onChange={(event) => own.change(event.target.value)}
      />
      <p className={s.willRead} data-empty={shown === undefined}>
        <span>
          <Trans>Shown to the member</Trans>
        </span>
        {shown ?? missing}
      </p>
      {props.children}
      <div className={s.reject}>
        <Button variant="plainDanger" wide inactive={!isReady} onClick={reject}>
          <Icon name="close" size={18} />
          {label}
          <kbd>R</kbd>
        </Button>
      </div>
    </fieldset>
  );
}
