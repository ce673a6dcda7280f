import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { lazy, Suspense, type ReactNode } from 'react';
import { useWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import { realityCheck } from '../../limits/index.ts';
import { useCities } from '../../lobby/index.ts';
import { noteGesture, OthersContext, PlayBar, useMoney } from '../../play/index.ts';
import { BonusLine } from '../bonus/bonus-line.tsx';
import { CrowdPanel } from '../crowd/crowd-panel.tsx';
import { MemberCount } from '../crowd/member-count.tsx';
import { othersOf } from '../crowd/others.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import type { ShownTable } from '../live-state.ts';
import { useStageClock } from '../replay/stage-clock.ts';
import { useGameWords } from '../use-game-words.ts';
import { KeepButton } from '../mini/keep-button.tsx';
import { OpeningTime } from '../opening/opening-time.tsx';
import { DelayNote } from '../delay/delay-note.tsx';
import { Betting } from './betting.tsx';
import { LimitsText } from './limits-text.tsx';
import { Receipts } from './receipts.tsx';
import type { TableFrameProps } from './table-frame-props.ts';
import { CorrectedResults } from '../dealt/corrected-results.tsx';
import { DrawnBy } from '../dealt/drawn-by.tsx';
import { Interruption } from '../dealt/interruption.tsx';
import { RecordCheck } from '../dealt/record-check.tsx';
import { RoundCheck } from './round-check.tsx';
import { SaltWait } from './salt-wait.tsx';
import s from './table-frame.module.css';

const RealityCheck = lazy(realityCheck);

/** Shows a shared table in the frame of the live page, or in that of a replay. */
export function TableFrame(props: TableFrameProps) {
  const Frame = useStageClock()?.Frame ?? LiveFrame;
  return <Frame {...props} />;
}

/**
 * Shows a shared table: title line, scene, layout, controls, and the side column with the member's receipts and the
 * proof. The props supply the parts that depend on the game.
 */
function LiveFrame(props: TableFrameProps) {
  const { game, view, outcome, latest } = props;
  const { table, bets, chains } = view.reply;
  const isMember = useSession(({ status }) => status === 'member');
  const words = useGameWords()[game];
  return (
    <main className={s.page} data-city={table.city}>
      <PlayBar to="/live">
        <Trans>Live Tables</Trans>
      </PlayBar>
      <div className={s.columns}>
        <section className={s.stage} aria-label={table.name} onPointerDown={noteGesture}>
          <TitleLine table={table} facts={props.facts} nowMs={view.nowMs} />
          <Interruption table={table} />
          <SaltWait table={table} nowMs={view.nowMs} />
          {props.scene}
          {isMember && <BonusLine game={game} table={table} />}
          {'layout' in props ? (
            <OthersContext value={othersOf(view.reply, view.own.accepted)}>
              <Betting game={game} art={props.art} view={view} layout={props.layout} />
            </OthersContext>
          ) : (
            props.controls
          )}
        </section>
        <aside className={s.side}>
          {props.lead}
          {isMember && (
            <Receipts
              title={words.ownBets}
              bets={bets}
              outcome={outcome}
              isVoid={table.round?.phase === 'void'}
              voidReason={table.round?.void_reason}
              nameOf={props.nameOf}
              detailOf={props.detailOf}
              footer={<RoundsLink />}
            />
          )}
          <CrowdPanel reply={view.reply} nameOf={props.nameOf} />
          {props.statistics}
          {props.children}
          {table.dealt && <CorrectedResults results={table.results} />}
          {latest && !table.dealt && <RoundCheck table={table} chains={chains} result={latest} />}
          {latest && table.dealt && <RecordCheck slug={table.slug} round={latest.round} />}
        </aside>
      </div>
      <p className="sr-only" role="status">
        {outcome?.announced}
      </p>
      {isMember && (
        <Suspense>
          <RealityCheck />
        </Suspense>
      )}
    </main>
  );
}

const RoundsLink = () => (
  <Link to="/live/rounds" className={s.rounds}>
    <Icon name="history" size={18} />
    <Trans>My earlier rounds</Trans>
  </Link>
);

/**
 * Shows the table's name and buttons, how its results are drawn, the game facts, the limits, the city, the next
 * change of the opening hours, the number of members, the delay of the connection, and the member's cash.
 */
function TitleLine({
  table,
  facts,
  nowMs,
}: {
  table: ShownTable;
  facts: ReactNode;
  nowMs: number;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const cities = useCities();
  const cash = useWallet()?.cash;
  return (
    <header className={s.title}>
      {/* Phones have no bar above the table, so the back link and the balance are shown here. */}
      <Link to="/live" className={s.back} aria-label={t`All tables`}>
        <Icon name="arrow-left" size={20} />
      </Link>
      <h1>{table.name}</h1>
      <FavouriteButton slug={table.slug} name={table.name} className={s.tool} />
      <KeepButton slug={table.slug} className={s.tool} />
      <span className={s.drawn}>
        <DrawnBy dealt={table.dealt} iconSize={16} />
      </span>
      <span>{facts}</span>
      <span>
        <LimitsText table={table} />
      </span>
      <span>{cities.name(table.city)}</span>
      <OpeningTime table={table} nowMs={nowMs} />
      <MemberCount members={table.members} />
      <DelayNote />
      {cash !== undefined && <b className={cx('num', s.cash)}>{money(cash)}</b>}
    </header>
  );
}
