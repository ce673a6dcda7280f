import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import s from './email-sent.module.css';

interface Props {
  /** State of the call that sends the e-mail. */
  send: { isPending: boolean; isSuccess: boolean; isError: boolean; error: Error | null };
  onPress: () => void;
  /** Text shown after the e-mail has been sent. */
  children: ReactNode;
}

/** Shows the button "Send the e-mail again", and a message with the result. */
export function Resend({ send, onPress, children }: Props) {
  const errorText = useErrorText();
  return (
    <>
      <p className={s.aside} role="status">
        {send.isSuccess && children}
        {send.isError && errorText(send.error)}
      </p>
      <Button variant="quiet" loading={send.isPending} onClick={onPress}>
        <Trans>Send the e-mail again</Trans>
      </Button>
    </>
  );
}
