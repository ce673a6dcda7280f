import { Trans } from '@lingui/react/macro';
import { emailChat } from '@wl/contract/chat';
import { Button } from '@wl/ui/controls/button';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import s from './after-end.module.css';

/** Shows the button that sends a conversation to the member by e-mail, then the result. */
export function EmailCopy({ id }: { id: string }) {
  const errorText = useErrorText();
  const send = useSend(emailChat);
  if (send.isSuccess)
    return (
      <p role="status" className={s.sent}>
        <Trans>We have sent the conversation to your e-mail address.</Trans>
      </p>
    );
  return (
    <>
      <Button
        variant="plain"
        icon="envelope"
        loading={send.isPending}
        onClick={() => send.mutate({ params: { id } })}
      >
        <Trans>E-mail me a copy</Trans>
      </Button>
      {send.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(send.error)}
        </p>
      )}
    </>
  );
}
