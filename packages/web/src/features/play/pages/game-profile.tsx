import { rulesWith } from '@wl/games/catalogue/texts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useErrorText } from '../../../app/errors.tsx';
import type { currentLanguage } from '../../../app/language/language.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { useSession } from '../../../app/session/session.ts';
import { PageMissing } from '../../../app/shell/page-states.tsx';
import { profileQuery } from '../api.ts';
import { AddToPlaylist } from '../../playlists/index.ts';
import { GameRating } from '../../ratings/index.ts';
import { isUnknown } from '../is-unknown.ts';
import { useGameName } from '../use-game-name.ts';
import { bookQuery, statsQuery, type GameBook } from '../book.ts';
import { FeatureTags } from '../components/about/feature-tags.tsx';
import { GameFacts, type GameProfileData } from '../components/about/game-facts.tsx';
import { RecentProofs } from '../components/about/recent-proofs.tsx';
import { SimilarGames } from '../components/about/similar-games.tsx';
import type { PaysProps } from '../stage.ts';
import { payTableOf } from '../stages/pay-tables.ts';
import s from './game-profile.module.css';

/**
 * Shows a game's profile page, such as `/video/neon-shibuya`: description, figures, paytable, rules and play buttons.
 */
export default function GameProfile() {
  const slug = useGameName();
  const profile = useQuery(profileQuery(slug));
  const book = useQuery(bookQuery(slug));
  const errorText = useErrorText();
  const params: { game_category?: string } = useParams({ strict: false });
  if (
    isUnknown(profile.error) ||
    (profile.data && profile.data.data.category !== params.game_category)
  )
    return <PageMissing />;
  if (profile.isError) {
    return (
      <main className={s.page}>
        <h1 className="poster">
          <Trans>This table is not open</Trans>
        </h1>
        <p role="alert">{errorText(profile.error)}</p>
        <Link to="/casino-floor" className={buttonClass()}>
          <Trans>Back to the casino floor</Trans>
        </Link>
      </main>
    );
  }
  // Also wait for the game's book (its texts and rules). The first card contains texts from the book, which would shift
  // the layout if they were added later.
  if (!profile.data || book.isPending) {
    return (
      <main className={s.page} aria-busy="true">
        <Skeleton className={s.heroBone ?? ''} />
        <Skeleton className="h-60" />
      </main>
    );
  }
  return <Profile profile={profile.data.data} />;
}

function Profile({ profile }: { profile: GameProfileData }) {
  const { slug } = profile;
  const isMember = useSession((session) => session.status === 'member');
  // `useLingui` re-renders the component when the language changes.
  const { i18n } = useLingui();
  const book = useQuery(bookQuery(slug)).data;
  const stats = useQuery(statsQuery(slug)).data;
  const text = book?.texts[i18n.locale as ReturnType<typeof currentLanguage>];
  return (
    <main className={s.page}>
      <section className={s.hero}>
        <img
          className={s.banner}
          src={`/art/games/${slug}/banner-960.avif`}
          width={960}
          height={540}
          alt=""
        />
        <img
          className={s.tile}
          src={`/art/games/${slug}/tile-640.avif`}
          width={300}
          height={300}
          alt=""
        />
        <div className={s.words}>
          <h1 className="poster">{profile.name}</h1>
          {text && <p className={s.tagline}>{text.tagline}</p>}
          {text && <p>{text.description}</p>}
          <FeatureTags features={profile.features} />
          <GameRating game={slug} />
          <PlayButtons profile={profile} />
        </div>
      </section>
      <GameFacts profile={profile} />
      {text && <PayTables book={book} text={text} returns={stats?.perBet ?? {}} />}
      {text && (
        <PaperCard as="section" className={s.rules}>
          <h2>
            <Trans>Rules</Trans>
          </h2>
          <ol>
            {rulesWith(text, profile.features).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
          <p className={s.proof}>
            <Icon name="seal" size={22} />
            <Link to="/fairness">
              <Trans>Every round can be checked with its fairness proof</Trans>
            </Link>
          </p>
        </PaperCard>
      )}
      {isMember && <RecentProofs game={slug} />}
      <SimilarGames games={profile.similar} />
    </main>
  );
}

function PayTables({
  book,
  text,
  returns,
}: Omit<PaysProps<unknown>, 'rules'> & { book: GameBook }) {
  const Table = payTableOf(book.family);
  return (
    <PaperCard as="section">
      <h2>
        <Trans>Pay table</Trans>
      </h2>
      {Table && <Table rules={book.rules} text={text} returns={returns} />}
    </PaperCard>
  );
}

/**
 * Shows a button to play (for visitors, to sign in) and, if the game allows demo play, a demo link. During maintenance,
 * shows a message instead.
 */
function PlayButtons({ profile }: { profile: GameProfileData }) {
  const isMember = useSession((session) => session.status === 'member');
  const to = `/play/${profile.category}/${profile.slug}`;
  const lists = <AddToPlaylist game={profile.slug} gameName={profile.name} />;
  if (profile.state === 'maintenance') {
    return (
      <>
        <p className={s.closed}>
          <Trans>This game is under maintenance. It will be back shortly.</Trans>
        </p>
        <div className={s.buttons}>{lists}</div>
      </>
    );
  }
  return (
    <>
      <div className={s.buttons}>
        {isMember ? (
          <Link to={to} className={buttonClass({ size: 'large' })}>
            <Icon name="play" size={18} />
            <Trans>Play</Trans>
          </Link>
        ) : (
          <button
            type="button"
            className={buttonClass({ size: 'large' })}
            onClick={() => openDialog('sign-in')}
          >
            <Icon name="play" size={18} />
            <Trans>Sign in to play</Trans>
          </button>
        )}
        {profile.free_play && (
          <a href={`${to}?demo=1`} className={buttonClass({ size: 'large', variant: 'ink' })}>
            <Trans>Play for free</Trans>
          </a>
        )}
        {lists}
      </div>
      {!profile.free_play && (
        <p className={s.note}>
          <Trans>This game is not available for free play.</Trans>
        </p>
      )}
    </>
  );
}
