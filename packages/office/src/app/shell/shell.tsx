import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { staffSignOut } from '@wl/contract/office/staff';
import { Button } from '@wl/ui/controls/button';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { useEffect } from 'react';
import { request } from '../api.ts';
import { features } from '../features.ts';
import { switchLanguage } from '../language/language.ts';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { disconnect } from '../realtime/realtime.ts';
import { forgetToken, may, onForbidden } from '../session.ts';
import { ShiftOver } from './shift-over.tsx';
import s from './shell.module.css';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** Shows the language selector. On phones, the closed selector shows only the code of the current language. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  return (
    <span className={s.language}>
      <span className={s.languageCode} aria-hidden="true">
        {i18n.locale.toUpperCase()}
      </span>
      <select
        aria-label={t`Language`}
        value={i18n.locale}
        onChange={(event) => void switchLanguage(event.target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Controls that features add to the bar above every page. */
const controls = Object.values(features).flatMap(({ control }) => control ?? []);

/** Renders the frame around every back-office page: the bar with the clerk's name, and the navigation. */
export function Shell() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/office' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const router = useRouter();
  // If a call is forbidden, the clerk's roles may have changed. Load the clerk again, so that the navigation shows the
  // permitted pages.
  useEffect(
    () =>
      onForbidden(() => {
        queries.removeQueries({ queryKey: ['clerk'] });
        void router.invalidate();
      }),
    [queries, router],
  );
  const signOut = async () => {
    // The sign-out request needs the token, so start it before deleting the token. Delete the token and disconnect
    // before the response arrives, so that the page's other calls do not report an ended session.
    const ended = request(staffSignOut, {}).catch(() => undefined);
    forgetToken();
    disconnect();
    await ended;
    queries.clear();
    await navigate({ to: '/sign-in' });
  };
  return (
    <div className={s.frame}>
      <a className={s.skip} href="#office">
        <Trans>Skip to page content</Trans>
      </a>
      <header className={s.bar}>
        <Logo />
        {controls.map(
          ({ permission, component: Control }) =>
            may(clerk, permission) && <Control key={permission} />,
        )}
        <LanguageSwitch />
        <Link to="/account" className={s.clerk}>
          <span className={s.avatar} aria-hidden="true">
            {initials(clerk.name)}
          </span>
          <span className={s.unseen}>
            <Trans>Your account:</Trans>
          </span>
          <span className={s.clerkName}>{clerk.name}</span>
        </Link>
        <Button
          variant="ink"
          size="small"
          icon="sign-out"
          aria-label={t`Sign out`}
          title={t`Sign out`}
          onClick={() => void signOut()}
        />
      </header>
      <div className={s.body}>
        <Navigation clerk={clerk} />
        <main id="office" className={s.office} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <ShiftOver clerk={clerk} />
    </div>
  );
}
