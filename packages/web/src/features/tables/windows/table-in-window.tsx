import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useSession } from '../../../app/session/session.ts';
import { useSoundSetting } from '../../../app/sound-setting.ts';
import { BarButton, noteGesture, useMoney } from '../../play/index.ts';
import { centsOf } from '../bet-sums.ts';
import type { TableFrameProps } from '../components/table-frame-props.ts';
import { SaltWait } from '../components/salt-wait.tsx';
import { BetArea, LatestProof, OwnBets } from '../components/table-parts.tsx';
import { BonusLine } from '../bonus/bonus-line.tsx';
import { DrawnBy } from '../dealt/drawn-by.tsx';
import { Interruption } from '../dealt/interruption.tsx';
import { DelayNote } from '../delay/delay-note.tsx';
import { isTableOver } from '../live-state.ts';
import { LastResult } from '../mini/last-result.tsx';
import { OpeningTime } from '../opening/opening-time.tsx';
import { usePhaseWords } from '../use-phase-words.ts';
import s from './table-in-window.module.css';
import type { TableWindow } from './window-context.ts';

type Props = TableFrameProps & { inWindow: TableWindow };

/**
 * Shows a shared table in a game window. Text is not scaled down; the content scrolls instead. For a game with chips, a
 * low window replaces the scene with one line that shows the phase, the seconds and the result.
 */
export function TableInWindow(props: Props) {
  const { game, view, outcome, inWindow } = props;
  const { table } = view.reply;
  const isMember = useSession(({ status }) => status === 'member');
  const { t } = useLingui();
  const [{ on: sound }, changeSound] = useSoundSetting();
  return (
    <section
      className={cx(s.window, inWindow.drag && s.movable)}
      data-city={table.city}
      aria-label={table.name}
      onPointerDown={noteGesture}
    >
      <div className={s.title} {...inWindow.drag}>
        {inWindow.grip}
        <span className={s.name} aria-hidden="true">
          {table.name}
        </span>
        <span className={s.drawn}>
          <DrawnBy dealt={table.dealt} iconSize={14} />
        </span>
        <span className={s.space} />
        <BarButton
          icon={sound ? 'sound' : 'sound-off'}
          label={t`Sound`}
          pressed={sound}
          onPress={() => changeSound({ on: !sound })}
        />
        <Link
          to="/live/$slug"
          params={{ slug: table.slug }}
          className={s.page}
          aria-label={t`Open this table’s page`}
          title={t`Open this table’s page`}
        >
          <Icon name="info" size={18} />
        </Link>
        {inWindow.tools}
      </div>
      <div className={s.room}>
        <div className={cx(s.body, 'layout' in props && s.hasChips)}>
          <Brief {...props} />
          <Interruption table={table} />
          <SaltWait table={table} nowMs={view.nowMs} />
          <div className={s.scene}>{props.scene}</div>
          {isMember && <BonusLine game={game} reply={view.reply} />}
          <div className={s.bets}>
            <BetArea {...props} />
          </div>
          <div className={s.panels}>
            <div className={s.notes}>
              <OpeningTime table={table} nowMs={view.nowMs} />
              <DelayNote />
            </div>
            <OwnBets {...props} />
            <LatestProof {...props} />
          </div>
        </div>
      </div>
      <p className="sr-only" role="status">
        {outcome?.announced}
      </p>
    </section>
  );
}

/** Shows the phase, the seconds, the result and the member's stake in one line, for windows without room for a scene. */
function Brief({ game, view, outcome }: Props) {
  const { t } = useLingui();
  const { short } = useMoney();
  const { table } = view.reply;
  const { lamp, seconds } = view.count;
  const words = usePhaseWords(game, table.dealt !== null);
  const stake = centsOf(view.own.accepted);
  const sum = short(stake);
  return (
    <div className={s.brief} data-lamp={lamp}>
      {/* This line announces the phase, because the scene, which usually does so, is hidden. */}
      <span className={s.phase} role="status">
        {isTableOver(table) ? <Trans>Table closed</Trans> : words(table.round, lamp)}
      </span>
      {seconds !== null && (
        <b className={s.seconds} role="timer" aria-label={t`Seconds until bets close`}>
          {seconds}
        </b>
      )}
      {outcome ? (
        <b className={s.outcome}>{outcome.words}</b>
      ) : (
        <LastResult game={game} table={table} className={s.last} />
      )}
      {stake > 0 && (
        <span className={s.stake}>
          <Trans>Your stake: {sum}</Trans>
        </span>
      )}
    </div>
  );
}
