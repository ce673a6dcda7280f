import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { lazy, Suspense, useRef, useState } from 'react';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useWallet } from '../../../app/hud/wallet.ts';
import { useSession, wantDestination } from '../../../app/session/session.ts';
import { realityCheck } from '../../limits/index.ts';
import { useCities } from '../../lobby/index.ts';
import {
  Controls,
  LastNumber,
  noteGesture,
  PlayBar,
  playSound,
  RouletteLayout,
  totalOf,
  useMoney,
  useNarrow,
  Wheel,
  type WheelHandle,
} from '../../play/index.ts';
import { countdownOf, type Countdown as Count, type TableReply } from '../live-state.ts';
import { limitsLeft, sumOf, wonSpots } from '../roulette-bets.ts';
import { useSpin } from '../use-spin.ts';
import { useOverdue } from '../use-overdue.ts';
import { useTableBets } from '../use-table-bets.ts';
import { useTableClock } from '../use-table-clock.ts';
import { Countdown } from './countdown.tsx';
import { FrequentNumbers, LatestNumbers } from './numbers-panel.tsx';
import { Receipts } from './receipts.tsx';
import { RoundCheck } from './round-check.tsx';
import s from './roulette-table.module.css';

const RealityCheck = lazy(realityCheck);
const TableTalk = lazy(() =>
  import('../talk/table-talk.tsx').then((talk) => ({ default: talk.TableTalk })),
);

/** Game whose wheel and chips the tables use; its wheel has one zero. */
const ART = 'westminster-roulette';
const POCKETS = 37;
/** Multiples of the smallest chip that the member can choose. */
const CHIPS = [1, 2, 4, 10, 20, 50, 200] as const;
const SHOWN_NUMBERS = 14;
const TICK_MS = 200;
const NO_STAKES = {};

/** Shows a shared roulette table: wheel, countdown, layout, the member's receipts, statistics and the proof. */
export function RouletteTable({
  reply,
  receivedAtMs,
}: {
  reply: TableReply;
  /** Time at which this page received the reply, on the clock of this device. */
  receivedAtMs: number;
}) {
  const { table, bets, chains, server_now } = reply;
  const wheel = useRef<WheelHandle>(null);
  const isMember = useSession(({ status }) => status === 'member');
  const now = useTableClock(server_now, receivedAtMs, TICK_MS);
  const count = countdownOf(table.round, table.pace, now);
  useOverdue(table, now);
  const spin = useSpin(table, wheel);
  const own = useTableBets(reply);
  const shown = spin.results[0];
  const winning = spin.pocket;
  return (
    <main className={s.page} data-city={table.city}>
      <PlayBar to="/live">
        <Trans>Live Tables</Trans>
      </PlayBar>
      <div className={s.columns}>
        <section className={s.stage} aria-label={table.name} onPointerDown={noteGesture}>
          <TitleLine table={table} />
          <div className={s.scene} style={{ backgroundImage: sceneOf(table.city) }}>
            <div className={s.wheel}>
              <Wheel slug={ART} pockets={POCKETS} handle={wheel} />
            </div>
            <div className={s.cards}>
              <Countdown round={table.round} isClosed={table.state === 'closed'} count={count} />
              <LastNumber number={spin.pocket ?? spin.numbers[0] ?? null} />
            </div>
            <div className={s.latest}>
              <LatestNumbers numbers={spin.numbers} most={SHOWN_NUMBERS} />
            </div>
          </div>
          <Betting reply={reply} own={own} pocket={spin.pocket} count={count} />
        </section>
        <aside className={s.side}>
          {isMember && (
            <Receipts
              bets={bets}
              pocket={spin.pocket}
              isVoid={table.round?.phase === 'void'}
              voidReason={table.round?.void_reason}
            />
          )}
          <FrequentNumbers results={spin.results} />
          {shown && <RoundCheck table={table} chains={chains} result={shown} />}
          <Suspense>
            <TableTalk slug={table.slug} />
          </Suspense>
        </aside>
      </div>
      <p className="sr-only" role="status">
        {spin.pocket !== null && <Trans>Winning number: {winning}</Trans>}
      </p>
      {isMember && (
        <Suspense>
          <RealityCheck />
        </Suspense>
      )}
    </main>
  );
}

const sceneOf = (city: string) =>
  `linear-gradient(#0a102666, #06281fcc), url(/art/cities/${city}/postcard-1200.avif)`;

/** Shows the name of the table, the origin of its results, the return and the limits. */
function TitleLine({ table }: { table: TableReply['table'] }) {
  const { t } = useLingui();
  const { money, short, percent } = useMoney();
  const cities = useCities();
  const cash = useWallet()?.cash;
  const { limits } = table;
  const rtp = percent(RETURN_PERCENT);
  const least = short(limits.min_spot_cents);
  const most = short(limits.max_spot_cents);
  return (
    <header className={s.title}>
      {/* Phones have no bar above the table, so the way back and the balance are here. */}
      <Link to="/live" className={s.back} aria-label={t`All tables`}>
        <Icon name="arrow-left" size={20} />
      </Link>
      <h1>{table.name}</h1>
      <span className={s.drawn}>
        <Icon name="compass" size={16} />
        <Trans>Drawn by computer</Trans>
      </span>
      <span>
        <Trans>European wheel, return to player {rtp}</Trans>
      </span>
      <span>
        <Trans>
          {least} to {most} per spot
        </Trans>
      </span>
      <span>{cities.name(table.city)}</span>
      {cash !== undefined && <b className={cx('num', s.cash)}>{money(cash)}</b>}
    </header>
  );
}

/** Return to player of every spot of a wheel with one zero and without la partage: 36 / 37, in percent. */
const RETURN_PERCENT = 3600 / 37;

interface BettingProps {
  reply: TableReply;
  own: ReturnType<typeof useTableBets>;
  pocket: string | null;
  count: Count;
}

/** Shows the layout with the member's chips, and the controls. */
function Betting({ reply: { table }, own, pocket, count }: BettingProps) {
  const errorText = useErrorText();
  const narrow = useNarrow();
  const isMember = useSession(({ status }) => status === 'member');
  const cash = useWallet()?.cash ?? 0;
  const tableLimits = limitsLeft(table.limits, NO_STAKES);
  const values = CHIPS.map((times) => times * table.limits.chip_cents);
  const [chip, setChip] = useState(values[1] ?? table.limits.chip_cents);
  const { chips, accepted, change } = own;
  const draft = totalOf(chips.stakes);
  const isShowing = pocket !== null;
  const isOpen = count.lamp !== 'red';
  // While bets are closed, the layout shows only accepted bets. Otherwise, chips that were not sent would look like bets.
  const locked = own.isSending || !isOpen;
  const stakes = isOpen ? sumOf([accepted, chips.stakes]) : accepted;
  const shortage = isMember && draft > cash ? 'funds' : null;
  return (
    <>
      <div className={s.layout}>
        <RouletteLayout
          slug={ART}
          zeros={1}
          orientation={narrow ? 'upright' : 'flat'}
          stakes={stakes}
          chips={values}
          pocket={pocket}
          won={isShowing ? wonSpots(accepted, pocket) : null}
          locked={locked}
          onPlace={(spot) => {
            playSound('chip');
            change({ type: 'place', spot, cents: chip });
          }}
          onTake={(spot) => change({ type: 'take', spot, cents: chip })}
        />
      </div>
      {isMember ? (
        <Controls
          slug={ART}
          chips={values}
          chip={chip}
          onChip={setChip}
          state={chips}
          total={draft}
          change={change}
          locked={locked}
          shortage={locked ? null : shortage}
          limits={tableLimits}
          asking={own.isSending}
          inactive={locked || !isOpen || draft === 0 || shortage !== null}
          onPlay={own.place}
          animate
          staysInPlace
          playText={<PlayText draftCents={draft} isOpen={isOpen} />}
          notes={
            <span role="alert" className={s.error}>
              {own.error === null ? null : errorText(own.error)}
            </span>
          }
        />
      ) : (
        <Invitation />
      )}
    </>
  );
}

/** Shows what the button does now: bet the chips on the layout, or why it does nothing. */
function PlayText({ draftCents, isOpen }: { draftCents: number; isOpen: boolean }) {
  const { money } = useMoney();
  const sum = money(draftCents);
  if (!isOpen)
    return draftCents === 0 ? (
      <Trans>Bets open with the next spin</Trans>
    ) : (
      <Trans>{sum} not bet yet: next spin</Trans>
    );
  return draftCents === 0 ? <Trans>Place a chip to bet</Trans> : <Trans>Bet {sum}</Trans>;
}

/** Invites visitors to sign in, because only members can bet. */
function Invitation() {
  const { t } = useLingui();
  return (
    <div className={s.visitor}>
      <p>
        <Trans>Visitors can watch. Sign in to bet.</Trans>
      </p>
      <Button
        onClick={() => {
          wantDestination(location.pathname);
          openDialog('sign-in');
        }}
        aria-label={t`Sign in to bet`}
      >
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}
