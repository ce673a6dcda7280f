import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { lazy, Suspense, useRef, useState } from 'react';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useWallet } from '../../../app/hud/wallet.ts';
import { useServerNow } from '../../../app/language/use-server-now.ts';
import { useSession } from '../../../app/session/session.ts';
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
import { sumOf, wonSpots } from '../roulette-bets.ts';
import { useSpin } from '../use-spin.ts';
import { useTableBets } from '../use-table-bets.ts';
import { Countdown } from './countdown.tsx';
import { FrequentNumbers, LatestNumbers } from './numbers-panel.tsx';
import { Receipts } from './receipts.tsx';
import { RoundCheck } from './round-check.tsx';
import s from './roulette-table.module.css';

const RealityCheck = lazy(realityCheck);

/** Game whose wheel and chips the tables use; its wheel has one zero. */
const ART = 'westminster-roulette';
const POCKETS = 37;
/** Multiples of the smallest chip that the member can choose. */
const CHIPS = [1, 2, 4, 10, 20, 50, 200] as const;
const SHOWN_NUMBERS = 14;
const TICK_MS = 200;

/** Shows a shared roulette table: wheel, countdown, layout, the member's receipts, statistics and the proof. */
export function RouletteTable({ reply }: { reply: TableReply }) {
  const { table, bets, chains, server_now } = reply;
  const wheel = useRef<WheelHandle>(null);
  const isMember = useSession(({ status }) => status === 'member');
  const count = countdownOf(table.round, table.pace, useServerNow(server_now, true, TICK_MS));
  const spin = useSpin(table, wheel);
  const own = useTableBets(reply);
  const shown = table.results.find(
    ({ round }) => spin.pocket === null || round === table.round?.number,
  );
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
              <Countdown round={table.round} count={count} />
              <LastNumber number={spin.pocket ?? spin.numbers[0] ?? null} />
            </div>
            <div className={s.latest}>
              <LatestNumbers numbers={spin.numbers} most={SHOWN_NUMBERS} />
            </div>
          </div>
          <Betting reply={reply} own={own} pocket={spin.pocket} count={count} />
        </section>
        <aside className={s.side}>
          {isMember && <Receipts bets={bets} pocket={spin.pocket} />}
          <FrequentNumbers results={table.results} />
          {shown && <RoundCheck table={table} chains={chains} result={shown} />}
        </aside>
      </div>
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
  const values = CHIPS.map((times) => times * table.limits.chip_cents);
  const [chip, setChip] = useState(values[1] ?? table.limits.chip_cents);
  const { chips, accepted, change } = own;
  const draft = totalOf(chips.stakes);
  const isShowing = pocket !== null;
  const isOpen = count.lamp !== 'red';
  const locked = own.isSending || isShowing;
  const stakes = isShowing ? accepted : sumOf([accepted, chips.stakes]);
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
      <p className={s.error} role="alert">
        {own.error !== null && errorText(own.error)}
      </p>
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
          limits={own.limits}
          asking={own.isSending}
          inactive={locked || !isOpen || draft === 0 || shortage !== null}
          onPlay={own.place}
          animate
          playText={<PlayText draftCents={draft} isOpen={isOpen} />}
          notes={<Trans>A bet counts if we receive it before the light turns red.</Trans>}
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
  if (draftCents === 0) return <Trans>Place a chip to bet</Trans>;
  return isOpen ? <Trans>Bet {sum}</Trans> : <Trans>Bets open with the next spin</Trans>;
}

/** Invites visitors to sign in, because only members can bet. */
function Invitation() {
  const { t } = useLingui();
  return (
    <div className={s.visitor}>
      <p>
        <Trans>Visitors can watch. Sign in to bet.</Trans>
      </p>
      <Button onClick={() => openDialog('sign-in')} aria-label={t`Sign in to bet`}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}
