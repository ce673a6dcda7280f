import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { Logo } from '@wl/ui/logo';
import { brand } from '@wl/world/casino/brand';
import { lazy, type ReactNode, Suspense } from 'react';
import { openDialog } from '../../../app/dialogs.ts';
import { useSession } from '../../../app/session/session.ts';
import s from './play-bar.module.css';

const MemberHud = lazy(() => import('../../../app/hud/member-hud.tsx'));

interface PlayBarProps {
  /** Page that the back link opens. */
  to?: string;
  /** Text of the back link: the name of the page that it opens. */
  children?: ReactNode;
}

/**
 * Shows a slim bar above a stage, with the back link and the balances. On phones, the HUD strip has the back arrow
 * instead.
 */
export function PlayBar({
  to = '/casino-floor',
  children = <Trans>Casino Floor</Trans>,
}: PlayBarProps) {
  const { t } = useLingui();
  const casino = brand.name;
  const isMember = useSession((session) => session.status === 'member');
  return (
    <header className={s.bar}>
      <Link to="/" className={s.logo} aria-label={t`${casino} home page`}>
        <Logo name={brand.name} />
      </Link>
      <Link to={to} className={s.back}>
        <Icon name="arrow-left" size={16} />
        {children}
      </Link>
      <span className={s.space} />
      {isMember ? (
        <Suspense>
          <MemberHud />
        </Suspense>
      ) : (
        <Button variant="ink" onClick={() => openDialog('sign-in')}>
          <Trans>Sign in</Trans>
        </Button>
      )}
    </header>
  );
}
