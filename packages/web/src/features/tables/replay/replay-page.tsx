import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { replayMemberTableRound } from '@wl/contract/office/tables-history';
import { replayTableRound } from '@wl/contract/tables-history';
import { buttonClass } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { queryOf } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { playTexts } from '../../play/index.ts';
import s from '../pages/table.module.css';
import { RoundReplay } from './round-replay.tsx';

interface ReplayPageProps {
  slug: string;
  round: string;
  /** Member whose bets a clerk views; null for the signed-in member's own bets. */
  memberId: string | null;
}

/** Shows the replay of a finished round: a member's own, or for a clerk that of any member. */
export default function ReplayPage({ slug, round, memberId }: ReplayPageProps) {
  const own = useQuery({
    ...queryOf(replayTableRound, { params: { slug, round } }),
    enabled: memberId === null,
  });
  const ofMember = useQuery({
    ...queryOf(replayMemberTableRound, { params: { id: memberId ?? '', slug, round } }),
    enabled: memberId !== null,
    retry: false,
  });
  const query = memberId === null ? own : ofMember;
  const hasTexts = useTexts(playTexts);
  if (query.data && hasTexts)
    return <RoundReplay replay={query.data.data} isStaff={memberId !== null} />;
  return (
    <main className={s.page} aria-busy={!query.isError}>
      {query.isError ? (
        <Failed error={query.error} again={() => void query.refetch()} />
      ) : (
        <Skeleton className={s.bone ?? ''} />
      )}
    </main>
  );
}

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const errorText = useErrorText();
  return (
    <div className={s.trouble}>
      <h1 className="poster">
        <Trans>The round cannot be shown</Trans>
      </h1>
      <p role="alert">{errorText(error)}</p>
      <button type="button" className={buttonClass()} onClick={again}>
        <Trans>Try again</Trans>
      </button>
      <Link to="/live">
        <Trans>All tables</Trans>
      </Link>
    </div>
  );
}
