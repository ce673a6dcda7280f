import { use, type ReactNode } from 'react';
import { useSession } from '../../../app/session/session.ts';
import { OthersContext } from '../../play/index.ts';
import { othersOf } from '../crowd/others.ts';
import { RecordCheck } from '../dealt/record-check.tsx';
import { useGameWords } from '../use-game-words.ts';
import { TableWindowContext } from '../windows/window-context.ts';
import { Betting } from './betting.tsx';
import type { TableFrameProps } from './table-frame-props.ts';
import { Receipts } from './receipts.tsx';
import { RoundCheck } from './round-check.tsx';

/** Shows the layout with the chips and the bet button, or the game's own controls. */
export function BetArea(props: TableFrameProps) {
  const { game, view } = props;
  if (!('layout' in props)) return props.controls;
  return (
    <OthersContext value={othersOf(view.reply, view.own.accepted)}>
      <Betting game={game} art={props.art} view={view} layout={props.layout} />
    </OthersContext>
  );
}

/** Shows the member's accepted bets in this round, with the given content below them. */
export function OwnBets({
  game,
  view,
  outcome,
  nameOf,
  detailOf,
  footer,
}: TableFrameProps & { footer?: ReactNode }) {
  const { table, bets } = view.reply;
  const words = useGameWords()[game];
  const isMember = useSession(({ status }) => status === 'member');
  // Several windows can show this panel, so in a window, the panel's label includes the table's name.
  const isInWindow = use(TableWindowContext) !== null;
  if (!isMember) return null;
  return (
    <Receipts
      title={words.ownBets}
      label={isInWindow ? `${table.name}: ${words.ownBets}` : undefined}
      bets={bets}
      outcome={outcome}
      isVoid={table.round?.phase === 'void'}
      voidReason={table.round?.void_reason}
      nameOf={nameOf}
      detailOf={detailOf}
      footer={footer}
    />
  );
}

/** Shows the proof of the latest result: the check of its drawing, or the record of a dealt round. */
export function LatestProof({ view, latest }: Pick<TableFrameProps, 'view' | 'latest'>) {
  const { table, chains } = view.reply;
  if (!latest) return null;
  return table.dealt ? (
    <RecordCheck slug={table.slug} round={latest.round} />
  ) : (
    <RoundCheck table={table} chains={chains} result={latest} />
  );
}
