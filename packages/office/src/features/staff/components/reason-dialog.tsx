import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { type Outcome, useManage } from '../use-manage.ts';
import s from './staff.module.css';

interface Props {
  title: ReactNode;
  /** Explanation of the change, with the input fields that the change needs besides the reason. */
  children: ReactNode;
  /** Label of the submit button. */
  submit: ReactNode;
  isDanger?: boolean;
  /** False while required input other than the reason is missing. */
  isReady?: boolean;
  send: (reason: string) => Promise<{ data: { outcome: Outcome } }>;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

export function ReasonDialog({
  title,
  children,
  submit,
  isDanger = false,
  isReady = true,
  send,
  onDone,
  onClose,
}: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const change = useManage<string>(send, onDone);
  const mayGo = isReady && reason.trim().length >= 3 && !change.isPending;
  return (
    <Dialog title={title} closeLabel={t`Close`} paper onClose={onClose}>
      <form
        className={`${paper.form ?? ''} ${s.question ?? ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (mayGo) change.mutate(reason.trim());
        }}
      >
        {children}
        <ReasonField rows={3} value={reason} onChange={setReason} />
        {change.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(change.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button type="submit" variant={isDanger ? 'plainDanger' : 'brass'} inactive={!mayGo}>
            {submit}
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
