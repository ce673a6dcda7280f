import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Logo } from '@wl/ui/logo';
import { brand } from '@wl/world/casino/brand';
import { lazy, Suspense } from 'react';
import { openDialog } from '../dialogs.ts';
import { useSession } from '../session/session.ts';
import s from './frame.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { mainItems } from './menu-items.ts';

const MemberHud = lazy(() => import('../hud/member-hud.tsx'));

/** Renders the top bar with the logo, links to the main pages and, on the right, controls for visitors or members. */
export function TopBar() {
  const { t } = useLingui();
  const isMember = useSession((session) => session.status === 'member');
  return (
    <header className={s.bar}>
      <div className={s.inside}>
        <Link
          to="/"
          className={cx(s.logo, isMember && s.logoOfMember)}
          aria-label={t`${brand.name}, home`}
        >
          <Logo name={brand.name} />
        </Link>
        <nav aria-label={t`Main`} className={s.links}>
          {isMember ? <MemberLinks /> : <VisitorLinks />}
        </nav>
        {isMember ? (
          <Suspense>
            <MemberHud />
          </Suspense>
        ) : (
          <>
            <LanguageSwitcher compact />
            <Button
              variant="ink"
              className={s.signIn}
              onClick={() => {
                openDialog('sign-in');
              }}
            >
              <Trans>Sign in</Trans>
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

function MemberLinks() {
  const { i18n } = useLingui();
  return mainItems().map((item) => (
    <Link key={item.path} to={item.path} className={s.link}>
      {i18n._(item.text)}
    </Link>
  ));
}

function VisitorLinks() {
  return (
    <>
      <Link to="/how-to" className={s.link}>
        <Trans>How it works</Trans>
      </Link>
      <Link to="/fair-play" className={s.link}>
        <Trans>Fair play</Trans>
      </Link>
      <Link to="/responsible-gaming" className={s.link}>
        <Trans>Safe travel</Trans>
      </Link>
    </>
  );
}
