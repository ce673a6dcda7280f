import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Round, RoundLine } from '@wl/contract/play';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useBackOf } from '../../journey/index.ts';
import { historyQuery, roundQuery } from '../api.ts';
import { netOf } from '../rounds/net.ts';
import s from './history-drawer.module.css';

/** Lists the member's rounds of this game, newest first, with links to replay and verify each round. */
export function HistoryDrawer({
  slug,
  onReplay,
  onClose,
}: {
  slug: string;
  onReplay: (round: Round) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const client = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useQuery({ ...historyQuery(slug), staleTime: 0 });
  const [trouble, setTrouble] = useState<unknown>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const replay = (id: string) => {
    setTrouble(null);
    client.fetchQuery(roundQuery(id)).then(({ data }) => onReplay(data), setTrouble);
  };

  return (
    <dialog ref={dialog} className={s.drawer} aria-labelledby="rounds-title" onClose={onClose}>
      <div className={s.head}>
        <h2 id="rounds-title">
          <Trans>My rounds</Trans>
        </h2>
        <button
          type="button"
          className={s.close}
          aria-label={t`Close`}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      {(history.isError || trouble !== null) && (
        <p role="alert" className={s.trouble}>
          {errorText(trouble ?? history.error)}
        </p>
      )}
      {history.isPending && (
        <div className={s.bones} aria-busy="true">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      {history.data?.data.length === 0 && (
        <p className={s.empty}>
          <Icon name="history" size={40} />
          <Trans>You have not played a round of this game yet.</Trans>
        </p>
      )}
      <ol className={s.rounds}>
        {history.data?.data.map((round) => (
          <RoundRow key={round.id} round={round} onReplay={() => replay(round.id)} />
        ))}
      </ol>
    </dialog>
  );
}

/** Shows a round with its amounts, a link to its fairness proof and, unless the round was voided, a replay button. */
function RoundRow({ round, onReplay }: { round: RoundLine; onReplay: () => void }) {
  const { signedMoney, dateTime } = useFormats();
  const net = netOf(round);
  return (
    <li>
      <span className={s.when}>
        <b>{dateTime(round.created_at)}</b>
        <span>
          <Amounts round={round} />
        </span>
        <HustlerBack roundId={round.id} />
      </span>
      <b className={cx('num', s.net, net > 0 && s.up)}>{signedMoney(net)}</b>
      <span className={s.actions}>
        {!round.voided && (
          <Button variant="ink" icon="play" onClick={onReplay}>
            <Trans>Watch again</Trans>
          </Button>
        )}
        <a href={`/fairness?round=${round.id}`} target="_blank" rel="noopener">
          <Trans>Check the fairness proof</Trans>
        </a>
      </span>
    </li>
  );
}

/** Shows the stake and payout of a round. For a voided round, shows the amounts that were reversed. */
function Amounts({ round }: { round: RoundLine }) {
  const { money } = useFormats();
  const stake = money(round.stake_cents);
  const paid = money(round.payout_cents);
  if (!round.voided)
    return (
      <Trans>
        Stake {stake} · Paid {paid}
      </Trans>
    );
  if (round.taken_back_cents === undefined)
    return <Trans>Stake {stake} · Voided, stake returned</Trans>;
  const takenBack = money(round.taken_back_cents);
  return round.taken_back_cents > 0 ? (
    <Trans>
      Stake {stake} · Voided, stake returned, payout of {takenBack} reversed
    </Trans>
  ) : (
    <Trans>Stake {stake} · Voided, does not count</Trans>
  );
}

/**
 * Shows a round's Hustler cashback if it was paid while this page was open. The member's statement lists all cashback.
 */
function HustlerBack({ roundId }: { roundId: string }) {
  const { signedMoney } = useFormats();
  const back = useBackOf(roundId);
  return back === undefined ? null : <span>Hustler {signedMoney(back)}</span>;
}
