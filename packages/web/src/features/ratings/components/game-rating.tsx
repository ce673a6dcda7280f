import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRating, MAX_STARS, rateGame } from '@wl/contract/ratings';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { showToast } from '@wl/ui/feedback/toast';
import { keepAnswer, queryOf, useSend } from '../../../app/api.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { useSession } from '../../../app/session/session.ts';
import { feature } from '../feature.ts';
import s from './game-rating.module.css';

const ALL_STARS = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

const ratingQuery = (game: string) => queryOf(getRating, { params: { game } });

/**
 * Shows the average rating and a row of five star buttons. For members, the stars show their own rating; for visitors,
 * the average. Pressing the member's own rating again removes it.
 */
export function GameRating({ game }: { game: string }) {
  if (useTexts(feature)) return <Stars game={game} />;
  // Reserve space for the stars and for the line beside them while the texts are loading.
  return (
    <div className={s.rating} aria-busy="true">
      <Skeleton className={s.bone ?? ''} />
      <p />
    </div>
  );
}

function Stars({ game }: { game: string }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const errorText = useErrorText();
  const isMember = useSession((session) => session.status === 'member');
  const rating = useQuery(ratingQuery(game)).data?.data;
  const send = useSend(rateGame, {
    onSuccess: (reply) => keepAnswer(ratingQuery(game).queryKey, reply),
    onError: (error) => showToast({ text: errorText(error), tone: 'bad' }),
  });
  const mine = rating?.mine ?? null;
  const lit = isMember ? (mine ?? 0) : Math.round(rating?.average ?? 0);
  const average = number(Math.round((rating?.average ?? 0) * 10) / 10);
  const press = (stars: number) => {
    if (!isMember) openDialog('sign-in');
    else if (!send.isPending)
      send.mutate({ params: { game }, body: { stars: stars === mine ? null : stars } });
  };
  return (
    <div className={s.rating}>
      {isMember && (
        <span className={s.label} aria-hidden="true">
          <Trans>Your rating</Trans>
        </span>
      )}
      <div role="group" aria-label={t`Your rating`} className={s.stars}>
        {ALL_STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-pressed={mine === stars}
            aria-label={t`${stars} of ${MAX_STARS} stars`}
            className={stars <= lit ? s.lit : undefined}
            onClick={() => press(stars)}
          >
            <Icon name="star" size={24} />
          </button>
        ))}
      </div>
      <p role="status">
        {rating && rating.count > 0 && (
          <Trans>
            <b>{average}</b> from <Plural value={rating.count} one="# member" other="# members" />
          </Trans>
        )}
        {rating?.count === 0 && <Trans>Not rated yet</Trans>}
      </p>
    </div>
  );
}
