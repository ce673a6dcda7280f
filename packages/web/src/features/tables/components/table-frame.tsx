import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { lazy, Suspense, use, type ReactNode } from 'react';
import { useWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import { realityCheck } from '../../limits/index.ts';
import { useCities } from '../../lobby/index.ts';
import { noteGesture, PlayBar, useMoney } from '../../play/index.ts';
import { BonusLine } from '../bonus/bonus-line.tsx';
import { CrowdPanel } from '../crowd/crowd-panel.tsx';
import { MemberCount } from '../crowd/member-count.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { KeepButton } from '../mini/keep-button.tsx';
import { DelayNote } from '../delay/delay-note.tsx';
import { OpeningTime } from '../opening/opening-time.tsx';
import { useStageClock } from '../replay/stage-clock.ts';
import { CorrectedResults } from '../dealt/corrected-results.tsx';
import { DrawnBy } from '../dealt/drawn-by.tsx';
import { Interruption } from '../dealt/interruption.tsx';
import { TableInWindow } from '../windows/table-in-window.tsx';
import { TableWindowContext } from '../windows/window-context.ts';
import { WindowButton } from '../windows/window-button.tsx';
import type { TableFrameProps } from './table-frame-props.ts';
import { LimitsText } from './limits-text.tsx';
import { SaltWait } from './salt-wait.tsx';
import { BetArea, LatestProof, OwnBets } from './table-parts.tsx';
import s from './table-frame.module.css';

const RealityCheck = lazy(realityCheck);

/**
 * Shows a shared table in the frame of a replay, in a game window or on its own page. The props supply the parts that
 * depend on the game.
 */
export function TableFrame(props: TableFrameProps) {
  const ReplayFrame = useStageClock()?.Frame;
  const inWindow = use(TableWindowContext);
  if (ReplayFrame) return <ReplayFrame {...props} />;
  return inWindow ? <TableInWindow {...props} inWindow={inWindow} /> : <TableOnPage {...props} />;
}

/**
 * Shows the page of a table: title line, scene, layout, controls, and the side column with the member's receipts and
 * the proof.
 */
function TableOnPage(props: TableFrameProps) {
  const { game, view, outcome } = props;
  const { table } = view.reply;
  const isMember = useSession(({ status }) => status === 'member');
  return (
    <main className={s.page} data-city={table.city}>
      <PlayBar to="/live">
        <Trans>Live Tables</Trans>
      </PlayBar>
      <div className={s.columns}>
        <section className={s.stage} aria-label={table.name} onPointerDown={noteGesture}>
          <TitleLine view={view} facts={props.facts} />
          <Interruption table={table} />
          <SaltWait table={table} nowMs={view.nowMs} />
          {props.scene}
          {isMember && <BonusLine game={game} reply={view.reply} />}
          <BetArea {...props} />
        </section>
        <aside className={s.side}>
          {props.lead}
          <OwnBets {...props} footer={<RoundsLink />} />
          <CrowdPanel reply={view.reply} nameOf={props.nameOf} />
          {props.statistics}
          {props.children}
          {table.dealt && <CorrectedResults results={table.results} />}
          <LatestProof {...props} />
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
 * Shows the title line: the table's name and buttons, facts about the table and its game, the connection delay, and the
 * member's cash.
 */
function TitleLine({ view, facts }: Pick<TableFrameProps, 'view'> & { facts: ReactNode }) {
  const { table, max_windows } = view.reply;
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
      <WindowButton slug={table.slug} name={table.name} most={max_windows} className={s.tool} />
      <span className={s.drawn}>
        <DrawnBy dealt={table.dealt} iconSize={16} />
      </span>
      <span>{facts}</span>
      <span>
        <LimitsText table={table} />
      </span>
      <span>{cities.name(table.city)}</span>
      <OpeningTime table={table} nowMs={view.nowMs} />
      <MemberCount members={table.members} />
      <DelayNote />
      {cash !== undefined && <b className={cx('num', s.cash)}>{money(cash)}</b>}
    </header>
  );
}
