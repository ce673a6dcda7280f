import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { confirmVisitor } from '@wl/contract/chat-start';
import { Button } from '@wl/ui/controls/button';
import { type ReactNode, useEffect, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { LinkPage, LinkPageWaiting } from '../../../app/link-page.tsx';
import { openChat } from '../panel-state.ts';

/** Shows the page for a confirmation link. The page confirms the visitor's e-mail address immediately. */
export default function Confirm() {
  const { token } = useSearch({ strict: false }) as { token?: unknown };
  // The token may stay in the URL, because it can be used only to confirm the address. The link can therefore be
  // opened again.
  const [given] = useState(typeof token === 'string' ? token : '');
  return <LinkPage>{given === '' ? <NoLink /> : <WithLink token={given} />}</LinkPage>;
}

function WithLink({ token }: { token: string }) {
  const { mutate, ...confirm } = useSend(confirmVisitor);
  useEffect(() => mutate({ body: { token } }), [mutate, token]);
  if (confirm.isSuccess) return <Thanks />;
  if (!confirm.isError) return <LinkPageWaiting />;
  return <Trouble error={confirm.error} again={() => mutate({ body: { token } })} />;
}

function Thanks() {
  return (
    <>
      <h1>
        <Trans>E-mail address confirmed</Trans>
      </h1>
      <p role="status">
        <Trans>
          Thank you. We will also send you our answers by e-mail if you do not read them in the
          chat.
        </Trans>
      </p>
      <ChatButton>
        <Trans>Go to the chat</Trans>
      </ChatButton>
    </>
  );
}

interface TroubleProps {
  error: Error;
  again: () => void;
}

/** Shows why the e-mail address could not be confirmed. For an expired link, there is no button to try again. */
function Trouble({ error, again }: TroubleProps) {
  const errorText = useErrorText();
  const isOver = 'code' in error && error.code === 'chat.link_over';
  return (
    <>
      <h1>
        <Trans>E-mail address not confirmed</Trans>
      </h1>
      <p role="alert">{errorText(error)}</p>
      {isOver ? (
        <ChatButton>
          <Trans>Write to us in the chat</Trans>
        </ChatButton>
      ) : (
        <Button variant="ink" wide onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </>
  );
}

/** Shows the page for an incomplete link. */
function NoLink() {
  return (
    <>
      <h1>
        <Trans>E-mail address not confirmed</Trans>
      </h1>
      <p>
        <Trans>
          The link is incomplete. Open the link in the e-mail again, or copy the whole link.
        </Trans>
      </p>
      <ChatButton>
        <Trans>Write to us in the chat</Trans>
      </ChatButton>
    </>
  );
}

function ChatButton({ children }: { children: ReactNode }) {
  return (
    <Button wide icon="chat" onClick={openChat}>
      {children}
    </Button>
  );
}
