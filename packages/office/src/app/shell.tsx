import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useRouteContext,
  useRouter,
} from '@tanstack/react-router';
import { waitingGrants } from '@wl/contract/bag';
import { ticketQueue } from '@wl/contract/support';
import { gameAlarms } from '@wl/contract/office-play';
import { moneyAlarms } from '@wl/contract/ledger';
import { staffNews } from '@wl/contract/news/staff';
import { documentQueue } from '@wl/contract/passport';
import { cashOutQueue } from '@wl/contract/office-wallet';
import { staffSignOut, type Clerk } from '@wl/contract/staff';
import { staffAccounts } from '@wl/contract/staff-accounts';
import { Icon } from '@wl/ui/icon';
import { centreInRow } from '@wl/ui/centre-in-row';
import { languages, type Language } from '@wl/world/languages';
import { useEffect, useRef, useState } from 'react';
import { request } from './api.ts';
import { languageNames, switchLanguage } from './language.ts';
import { Logo } from './logo.tsx';
import { disconnect } from './realtime.ts';
import { forgetToken, may, onForbidden } from './session.ts';
import { ShiftOver } from './shift-over.tsx';
import { useShortcuts } from './shortcuts.ts';
import { useLive, useLiveMoney } from './use-live.ts';
import s from './shell.module.css';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** Searches for a member from any page. `/` focuses the field. */
function MemberSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <form
      role="search"
      aria-label={t`Find member`}
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/members', search: { search } });
      }}
    >
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={t`Member`}
        aria-label={t`Find a member by e-mail, nickname, name or ID`}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}

export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  return (
    <select
      className={s.language}
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
  );
}

/**
 * Shows the number of alarms: auditor findings, reconciliation differences, or games whose return is outside its band.
 */
function Alarm({ count, name }: { count: number | undefined; name: string }) {
  if (!count) return null;
  return (
    <span className={s.alarm}>
      <span aria-hidden="true">{count}</span>
      <span className={s.unseen}>{name}</span>
    </span>
  );
}

/** Shows the link to the tickets with the number of waiting tickets, in red if a ticket is overdue. */
function TicketsLink() {
  const { t } = useLingui();
  useLive('private-staff.support', staffNews.ticket_changed, 'ticket-counts');
  const waiting = useQuery({
    queryKey: ['ticket-counts'],
    queryFn: () => request(ticketQueue, {}),
    staleTime: 5 * 60_000,
  });
  const meta = waiting.data?.meta;
  const open = meta ? meta.counts.open + meta.counts.review : 0;
  return (
    <Link to="/support" activeProps={{ 'aria-current': 'page' }}>
      <Trans context="navigation">Tickets</Trans>
      {meta && meta.late > 0 ? (
        <Alarm count={meta.late} name={t`overdue tickets`} />
      ) : (
        open > 0 && <span className={s.count}>{open}</span>
      )}
    </Link>
  );
}

/** Shows the bonuses link with the number of grants awaiting approval by a second clerk. */
function BonusesLink() {
  useLive('private-staff.bonuses', staffNews.grant_changed, 'grants');
  const waiting = useQuery({
    queryKey: ['grants', 1],
    queryFn: () => request(waitingGrants, {}),
    staleTime: 5 * 60_000,
  });
  const total = waiting.data?.meta.total ?? 0;
  return (
    <Link to="/bonuses" activeProps={{ 'aria-current': 'page' }}>
      <Trans>Bonuses</Trans>
      {total > 0 && <span className={s.count}>{total}</span>}
    </Link>
  );
}

/** Shows the link to the staff page with the number of requests that wait for a second owner. */
function StaffLink() {
  useLive('private-staff.accounts', staffNews.accounts_changed, 'staff-accounts');
  const accounts = useQuery({
    queryKey: ['staff-accounts'],
    queryFn: () => request(staffAccounts, {}),
    staleTime: 5 * 60_000,
  });
  const waiting = accounts.data?.data.requests.filter(({ mine }) => !mine).length ?? 0;
  return (
    <Link to="/staff" activeProps={{ 'aria-current': 'page' }}>
      <Trans>Staff</Trans>
      {waiting > 0 && <span className={s.count}>{waiting}</span>}
    </Link>
  );
}

function OfficeNav({ clerk, open }: { clerk: Clerk; open: number | undefined }) {
  const { t } = useLingui();
  useLiveMoney('money-alarms');
  const alarms = useQuery({
    queryKey: ['money-alarms'],
    queryFn: () => request(moneyAlarms, {}),
    enabled: may(clerk, 'ledger.view'),
    staleTime: 5 * 60_000,
  });
  useLive('private-staff.games', staffNews.games_changed, 'game-alarms');
  const games = useQuery({
    queryKey: ['game-alarms'],
    queryFn: () => request(gameAlarms, {}),
    enabled: may(clerk, 'games.view'),
    staleTime: 5 * 60_000,
  });
  useLive('private-staff.documents', staffNews.document_changed, 'documents');
  const documents = useQuery({
    queryKey: ['documents', 'open', 1],
    queryFn: () => request(documentQueue, { query: { tab: 'open', page: 1 } }),
    enabled: may(clerk, 'documents.view'),
  });
  const { findings, differences } = alarms.data?.data ?? {};
  const here = { activeProps: { 'aria-current': 'page' as const } };
  const nav = useRef<HTMLElement>(null);
  const office = useLocation({ select: ({ pathname }) => pathname.split('/')[1] });
  // On phones the links scroll horizontally. Keep the current link visible, even when counts arrive and widen the
  // links.
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]') ?? null;
    const widths = new ResizeObserver(() => centreInRow(chosen));
    for (const link of nav.current?.children ?? []) widths.observe(link);
    return () => widths.disconnect();
  }, [office]);
  return (
    <nav ref={nav} className={s.nav} aria-label={t`Pages`}>
      {may(clerk, 'cash_outs.view') && (
        <Link to="/cash-outs" {...here}>
          <Trans>Cash-outs</Trans>
          {open !== undefined && <span className={s.count}>{open}</span>}
        </Link>
      )}
      {may(clerk, 'documents.view') && (
        <Link to="/documents" {...here}>
          <Trans>Documents</Trans>
          {documents.data && <span className={s.count}>{documents.data.meta.counts.open}</span>}
        </Link>
      )}
      {may(clerk, 'members.view') && (
        <Link to="/members" {...here}>
          <Trans>Members</Trans>
        </Link>
      )}
      {may(clerk, 'support.view') && <TicketsLink />}
      {may(clerk, 'games.view') && (
        <Link to="/games" {...here}>
          <Trans>Games</Trans>
          <Alarm
            count={games.data?.data.alarms.length}
            name={t`games outside their expected range`}
          />
        </Link>
      )}
      {may(clerk, 'reconciliation.view') && (
        <Link to="/reconciliation" {...here}>
          <Trans>Reconciliation</Trans>
          <Alarm count={differences} name={t`open differences`} />
        </Link>
      )}
      {may(clerk, 'ledger.view') && (
        <>
          <Link to="/liability" {...here}>
            <Trans>Liability</Trans>
          </Link>
          <Link to="/auditor" {...here}>
            <Trans>Auditor</Trans>
            <Alarm count={findings} name={t`open findings`} />
          </Link>
        </>
      )}
      {may(clerk, 'floor.view') && (
        <Link to="/floor" {...here}>
          <Trans>Floor</Trans>
        </Link>
      )}
      {may(clerk, 'campaigns.view') && (
        <Link to="/campaigns" {...here}>
          <Trans>Campaigns</Trans>
        </Link>
      )}
      {may(clerk, 'market.view') && (
        <Link to="/market" {...here}>
          <Trans>Market</Trans>
        </Link>
      )}
      {may(clerk, 'bonuses.view') && <BonusesLink />}
      {may(clerk, 'tournaments.view') && (
        <Link to="/tournaments" {...here}>
          <Trans>Tournaments</Trans>
        </Link>
      )}
      {may(clerk, 'journey.view') && (
        <Link to="/journey" {...here}>
          <Trans>Journey</Trans>
        </Link>
      )}
      {may(clerk, 'affiliates.view') && (
        <Link to="/affiliates" {...here}>
          <Trans>Affiliates</Trans>
        </Link>
      )}
      {may(clerk, 'staff_audit.view') && (
        <Link to="/log" {...here}>
          <Trans>Log</Trans>
        </Link>
      )}
      {may(clerk, 'staff.view') && <StaffLink />}
    </nav>
  );
}

/** Shows the layout of every back-office page: the clerk's name, the navigation, and the number of waiting cases. */
export function Shell() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/office' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const router = useRouter();
  // A change to the clerk's roles gives access to different pages, so load the clerk again.
  useEffect(
    () =>
      onForbidden(() => {
        queries.removeQueries({ queryKey: ['clerk'] });
        void router.invalidate();
      }),
    [queries, router],
  );
  const payments = may(clerk, 'cash_outs.view');
  const open = useQuery({
    queryKey: ['cash-outs', 'open'],
    queryFn: () => request(cashOutQueue, { query: { state: 'open' } }),
    enabled: payments,
  });
  const signOut = async () => {
    // The sign-out request below still carries the token. Deleting the token immediately after sending the request
    // prevents the page's other calls from reporting an ended session.
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
        <OfficeNav clerk={clerk} open={open.data?.meta.counts.open} />
        {may(clerk, 'members.view') && <MemberSearch />}
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
        <button
          type="button"
          className={s.signOut}
          aria-label={t`Sign out`}
          title={t`Sign out`}
          onClick={() => void signOut()}
        >
          <Icon name="sign-out" size={20} />
        </button>
      </header>
      <main id="office" className={s.office} tabIndex={-1}>
        <Outlet />
      </main>
      <ShiftOver clerk={clerk} />
    </div>
  );
}
