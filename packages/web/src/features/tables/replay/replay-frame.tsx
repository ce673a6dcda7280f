import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { use, useEffect } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { noteGesture } from '../../play/index.ts';
import { sumOf, spotsOf } from '../bet-sums.ts';
import { chipsOf, type LayoutProps } from '../components/betting.tsx';
import { Receipts } from '../components/receipts.tsx';
import { RoundCheck } from '../components/round-check.tsx';
import type { TableFrameProps } from '../components/table-frame-props.ts';
import frame from '../components/table-frame.module.css';
import { CorrectedResults } from '../dealt/corrected-results.tsx';
import { DrawnBy } from '../dealt/drawn-by.tsx';
import { RecordCheck } from '../dealt/record-check.tsx';
import { useGameWords } from '../use-game-words.ts';
import { PlayerControls } from './player-controls.tsx';
import { ReplayContext, type ShownReplay } from './replay-context.ts';
import { RoundSummary } from './round-summary.tsx';
import s from './replay-frame.module.css';

const nothing = () => undefined;

/**
 * Shows a finished round again: the scene and the layout with the member's chips, the controls of the replay, the
 * amounts, the receipts and the proof. It replaces the frame of the live table.
 */
export function ReplayFrame(props: TableFrameProps) {
  const shown = use(ReplayContext);
  return shown && <Replay {...props} {...shown} />;
}

function Replay({ replay, player, isStaff, ...props }: TableFrameProps & ShownReplay) {
  const { table, bets } = props.view.reply;
  const { dateTime } = useFormats();
  const { name, round } = replay.table;
  const number = round?.number ?? 0;
  const words = useGameWords()[props.game];
  const { begin } = player;
  useEffect(begin, [begin]);
  return (
    <main className={frame.page} data-city={table.city}>
      {isStaff ? <StaffNote /> : <BackLink />}
      <div className={frame.columns}>
        <section className={frame.stage} aria-labelledby="replay-title" onPointerDown={noteGesture}>
          <header className={frame.title}>
            <h1 id="replay-title">
              <Trans>
                {name}, round {number}
              </Trans>
            </h1>
            <span className={frame.drawn}>
              <DrawnBy dealt={replay.table.dealt} iconSize={16} />
            </span>
            {round && <time dateTime={round.closes_at}>{dateTime(round.closes_at)}</time>}
            <span>{props.facts}</span>
          </header>
          <div className={cx(!player.isPlaying && !player.isOver && s.held)}>{props.scene}</div>
          <PlayerControls player={player} hasResult={replay.show_ms !== null} />
          {'layout' in props && <Layout {...props} />}
        </section>
        <aside className={frame.side}>
          <RoundSummary
            replay={replay}
            isOver={player.isOver}
            outcome={player.isOver ? props.outcome?.words : null}
          />
          <Receipts
            title={isStaff ? <Trans>Bets of the member</Trans> : words.ownBets}
            bets={bets}
            outcome={null}
            isVoid={false}
            voidReason={undefined}
            nameOf={props.nameOf}
            detailOf={props.detailOf}
          />
          <Proof replay={replay} />
        </aside>
      </div>
    </main>
  );
}

const BackLink = () => (
  <Link to="/live/rounds" className={s.back}>
    <Icon name="arrow-left" size={18} />
    <Trans>My table rounds</Trans>
  </Link>
);

const StaffNote = () => (
  <p className={s.staff} role="note">
    <Trans>Back-office view: you see the bets of one member. Each view is recorded.</Trans>
  </p>
);

/** Shows the layout with the member's stakes. Its spots cannot be pressed. */
function Layout({ art, layout, view: { reply } }: Extract<TableFrameProps, { art: string }>) {
  const chips = chipsOf(reply.table.limits);
  const props: LayoutProps = {
    slug: art,
    stakes: sumOf(reply.bets.map(spotsOf)),
    chips,
    locked: true,
    chip: chips[0] ?? 0,
    onPlace: nothing,
    onPlaceMany: nothing,
    onTake: nothing,
  };
  return <>{layout(props)}</>;
}

/** Shows the proof of the result: the chain of a drawn round, or the record of a dealt one. */
function Proof({ replay: { table, chain } }: Pick<ShownReplay, 'replay'>) {
  const { round } = table;
  if (round && table.dealt)
    return (
      <>
        {round.result && <CorrectedResults results={[round.result]} />}
        <RecordCheck slug={table.slug} round={round.number} />
      </>
    );
  if (!round?.result) return null;
  return <RoundCheck table={table} chains={chain ? [chain] : []} result={round.result} />;
}
