import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OwnRank, Tournament } from '@wl/contract/tournaments';
import { showToast } from '@wl/ui/feedback/toast';
import { queryClient } from '../../app/api.ts';
import { needTexts } from '../../app/language/language.ts';
import { tournamentQuery } from './api.ts';
import { FinishedText } from './components/finished-text.tsx';
import { feature } from './routes.tsx';

/** Duration of the toast in ms: long enough to read it twice. */
const TOAST_MS = 10_000;

/** Shows a toast with the member's result and a link to the final leaderboard. */
export async function announceFinished(id: string, mine: OwnRank): Promise<void> {
  // If the translated texts cannot be loaded, show the toast in the source language.
  await needTexts(feature).catch(() => undefined);
  const { data } = await queryClient.fetchQuery({
    ...tournamentQuery(id),
    staleTime: 0,
    retry: 3,
  });
  showToast({
    text: <FinishedToast tournament={data} mine={mine} />,
    tone: mine.coins > 0 ? 'good' : 'plain',
    forMs: TOAST_MS,
  });
}

function FinishedToast({ tournament, mine }: { tournament: Tournament; mine: OwnRank }) {
  return (
    <>
      <FinishedText tournament={tournament} mine={mine} />{' '}
      <Link to="/tournaments/$id" params={{ id: tournament.id }}>
        <Trans>See the results</Trans>
      </Link>
    </>
  );
}
