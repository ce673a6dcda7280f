import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { offersOf, unsubscribe } from '@wl/contract/offers';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { queryClient, useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { LinkPage, LinkPageWaiting } from '../../../app/link-page.tsx';
import s from './unsubscribe.module.css';

/**
 * Shows the page that the unsubscribe link in an offer e-mail opens. One press stops the offers; no sign-in is
 * required.
 */
export default function Unsubscribe() {
  const { token } = useSearch({ strict: false }) as { token?: unknown };
  return (
    <LinkPage>
      {typeof token === 'string' && token !== '' ? <WithLink token={token} /> : <NoLink />}
    </LinkPage>
  );
}

function WithLink({ token }: { token: string }) {
  const errorText = useErrorText();
  const query = useCall(offersOf, { query: { token } });
  const end = useSend(unsubscribe, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [offersOf.path] }),
  });
  const state = query.data?.data;
  if (query.isPending) return <LinkPageWaiting />;
  if (!state) return <NoLink />;
  const { address, wanted } = state;
  return (
    <>
      <h1>{wanted ? <Trans>Stop receiving offers?</Trans> : <Trans>Offers turned off</Trans>}</h1>
      <p role="status">
        {wanted ? (
          <Trans>
            We send offers to <b>{address}</b>. If you stop them, you will still receive e-mails
            about your money and your account.
          </Trans>
        ) : (
          <Trans>
            From now on, <b>{address}</b> receives only e-mails about your money and your account.
          </Trans>
        )}
      </p>
      {wanted && (
        <Button wide loading={end.isPending} onClick={() => end.mutate({ body: { token } })}>
          <Trans>Stop sending me offers</Trans>
        </Button>
      )}
      {end.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(end.error)}
        </p>
      )}
      {!wanted && (
        <Link to="/my-general-settings-xs" className={s.aside}>
          <Trans>Changed your mind? You can turn offers on again in My Settings.</Trans>
        </Link>
      )}
    </>
  );
}

/**
 * Shows the page for a missing or incomplete unsubscribe link. The page links to the settings, where members can also
 * opt out.
 */
function NoLink() {
  return (
    <>
      <h1>
        <Trans>Offers by e-mail</Trans>
      </h1>
      <p>
        <Trans>
          This link is incomplete. Open it again from the e-mail, or choose in My Settings whether
          you want offers.
        </Trans>
      </p>
      <Link to="/my-general-settings-xs" className={buttonClass({ variant: 'ink', wide: true })}>
        <Trans>Open My Settings</Trans>
      </Link>
    </>
  );
}
