import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { replayTableRound } from '@wl/contract/tables-history';
import { buttonClass } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { ApiError, queryOf } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { playTexts } from '../../play/index.ts';
import s from '../pages/table.module.css';
import { RoundReplay } from './round-replay.tsx';
import { staffReplayOf } from './staff-replay.ts';

interface ReplayPageProps {
  slug: string;
  round: string;
  /** Member whose bets a clerk views; null for the signed-in member's own bets. */
  memberId: string | null;
}

/** Shows the replay of a finished round, with the bets of the signed-in member. Clerks see the bets of any member. */
export default function ReplayPage({ slug, round, memberId }: ReplayPageProps) {
  const own = useQuery({
    ...queryOf(replayTableRound, { params: { slug, round } }),
    enabled: memberId === null,
  });
  const ofMember = useQuery({
    ...staffReplayOf({ id: memberId ?? '', slug, round }),
    enabled: memberId !== null,
  });
  const query = memberId === null ? own : ofMember;
  const hasTexts = useTexts(playTexts);
  if (query.data && hasTexts)
    return <RoundReplay replay={query.data.data} isStaff={memberId !== null} />;
  return (
    <main className={s.page} aria-busy={!query.isError}>
      {query.isError ? (
        <Failed
          error={query.error}
          again={() => void query.refetch()}
          officePage={memberId === null ? null : `/office/members/${memberId}/table-rounds`}
        />
      ) : (
        <Skeleton className={s.bone ?? ''} />
      )}
    </main>
  );
}

interface FailedProps {
  error: unknown;
  again: () => void;
  /** Page of the back office that lists the member's rounds; null for the member's own view. */
  officePage: string | null;
}

function Failed({ error, again, officePage }: FailedProps) {
  const errorText = useErrorText();
  const isClerkMissing =
    officePage !== null && error instanceof ApiError && error.code === 'auth.signed_out';
  return (
    <div className={s.trouble}>
      <h1 className="poster">
        <Trans>The round cannot be shown</Trans>
      </h1>
      <p role="alert">
        {isClerkMissing ? (
          <Trans>
            Only clerks who are signed in to the back office can open this link. Sign in there, then
            open the replay from the member’s table rounds.
          </Trans>
        ) : (
          errorText(error)
        )}
      </p>
      {!isClerkMissing && (
        <button type="button" className={buttonClass()} onClick={again}>
          <Trans>Try again</Trans>
        </button>
      )}
      {officePage === null ? (
        <Link to="/live">
          <Trans>All tables</Trans>
        </Link>
      ) : (
        <a href={officePage}>
          <Trans>Open the back office</Trans>
        </a>
      )}
    </div>
  );
}
