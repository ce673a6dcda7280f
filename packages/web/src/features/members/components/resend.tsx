import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/button';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import s from './letter.module.css';

interface Props {
  /** The call that sends the mail. */
  send: { isPending: boolean; isSuccess: boolean; isError: boolean; error: Error | null };
  onPress: () => void;
  /** What is said when it was sent. */
  children: ReactNode;
}

/** "Send the e-mail again", and what came of it. */
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
