import { Trans } from '@lingui/react/macro';
import { type ChatConversation, emailChat } from '@wl/contract/chat';
import { Button } from '@wl/ui/controls/button';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { asVisitor } from '../visitor.ts';
import s from './after-end.module.css';

/** Shows a button that e-mails a copy of the conversation to its member or visitor, and then shows the result. */
export function EmailCopy({ conversation: { id, visitor } }: { conversation: ChatConversation }) {
  const errorText = useErrorText();
  const send = useSend(emailChat);
  if (visitor && !visitor.confirmed) return <LinkFirst email={visitor.email} />;
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
        onClick={() => send.mutate({ params: { id }, ...asVisitor() })}
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

/** Tells a visitor to confirm their e-mail address before a copy of the conversation can be sent to it. */
function LinkFirst({ email }: { email: string }) {
  return (
    <p className={s.first}>
      <Trans>
        To get a copy by e-mail, first open the confirmation link that we sent to {email}.
      </Trans>
    </p>
  );
}
