import { Trans } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useEffect } from 'react';
import { keepAffiliateToken } from '../../../app/session/affiliate.ts';
import { isOwnPath } from '../../../app/own-path.ts';
import s from '../components/campaign.module.css';

/** Time in ms for which the destination is shown before the redirect, so that the member can read it. */
const GO_ON_MS = 2500;

/**
 * Shows the destination of an incoming link, then redirects to it. If the destination is not a page on this site,
 * explains that the link was not opened.
 */
export default function Redirect() {
  const { to } = useSearch({ strict: false }) as { to?: unknown };
  const path =
    typeof to === 'string' && isOwnPath(to) && !/^\/redirect-page/.test(to) ? to : undefined;
  return (
    <main className={`paper ${s.note ?? ''}`}>
      <span className={s.mark} aria-hidden="true">
        <Icon name="compass" size={26} />
      </span>
      {path === undefined ? <Nowhere /> : <GoingOn path={path} />}
    </main>
  );
}

function GoingOn({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    keepAffiliateToken(location.search);
    const timer = setTimeout(() => void navigate({ href: path, replace: true }), GO_ON_MS);
    return () => clearTimeout(timer);
  }, [navigate, path]);
  return (
    <>
      <h1>
        <Trans>On your way</Trans>
      </h1>
      <p role="status">
        <Trans>This link leads to one of our pages:</Trans>
      </p>
      <code>{path}</code>
      <Link to={path} replace className={buttonClass({ wide: true })}>
        <Trans>Go to the page</Trans>
      </Link>
    </>
  );
}

function Nowhere() {
  return (
    <>
      <h1>
        <Trans>This link leads to another site</Trans>
      </h1>
      <p role="status">
        <Trans>We open only links to our own pages, so we did not open this link.</Trans>
      </p>
      <Link to="/" className={buttonClass({ wide: true })}>
        <Trans>Go to our home page</Trans>
      </Link>
    </>
  );
}
