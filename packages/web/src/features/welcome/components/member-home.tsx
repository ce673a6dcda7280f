import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { recentlyPlayed } from '@wl/contract/lobby';
import { buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { LevelRing } from '@wl/ui/journey/level-ring';
import { PaperCard, Panel } from '@wl/ui/surfaces/panel';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import { cities, games } from 'virtual:site-facts';
import { useCall } from '../../../app/api.ts';
import { hasPage } from '../../../app/features.ts';
import { useFormats } from '../../../app/language/formats.ts';
import { useHud } from '../../../app/hud/status.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { passGate, useSession } from '../../../app/session/session.ts';
import { PageWaiting } from '../../../app/shell/page-states.tsx';
import { homeItinerary } from '../../missions/index.ts';
import { travelControls } from '../../travel/index.ts';
import { FeaturedArticles } from './featured-articles.tsx';
import s from './member-home.module.css';

const HomeItinerary = lazy(homeItinerary);
const TravelControls = lazy(travelControls);

const RECENT_GAMES = 4;
const HOME_GAMES = 6;

/**
 * Shows a member's home page: the travel panel with level, flight map and boarding pass, then games and recent rounds.
 */
export default function MemberHome() {
  const isKnown = useSession(({ player }) => player !== undefined);
  // Fetch the player if the browser's storage contains the session's token but no player.
  const asked = useQuery({
    queryKey: ['the player of this session'],
    queryFn: () => passGate('member'),
    enabled: !isKnown,
  });
  if (!isKnown && asked.isPending) return <PageWaiting />;
  return (
    <main className={s.page}>
      <Greeting />
      <div className={s.columns}>
        <Suspense fallback={<Skeleton className={s.controls ?? ''} />}>
          <TravelControls
            side={
              <>
                <FirstSteps />
                <Suspense fallback={<Skeleton className={s.errands ?? ''} />}>
                  <HomeItinerary />
                </Suspense>
                <Recent />
              </>
            }
          />
        </Suspense>
        <Games />
      </div>
      <FeaturedArticles className={s.news} />
    </main>
  );
}

function Greeting() {
  const { t } = useLingui();
  const name = useSession((session) => session.player?.first_name ?? session.player?.nickname);
  const hud = useHud();
  const { number, coins } = useFormats();
  const hour = new Date().getHours();
  const greeting =
    hour < 12
      ? t`Good morning, ${name ?? ''}`
      : hour < 18
        ? t`Good afternoon, ${name ?? ''}`
        : t`Good evening, ${name ?? ''}`;
  const sources = { login: t`Sign-in`, deposit: t`Top-up`, wager: t`Rounds` };
  if (!hud) {
    return (
      <div className={s.greeting}>
        <Skeleton className="h-[84px] w-[84px] rounded-full" />
        <h1 className={s.hello}>{greeting}</h1>
      </div>
    );
  }
  const left = hud.experience_needed - hud.experience;
  const nextLevel = hud.level + 1;
  return (
    <div className={s.greeting}>
      <LevelRing
        level={hud.level}
        progress={hud.experience / hud.experience_needed}
        size="large"
        label={t`Level ${hud.level}`}
      >
        <img src="/art/brand/avatar.svg" alt="" width="64" height="64" />
      </LevelRing>
      <div>
        <h1 className={s.hello}>{greeting}</h1>
        <p className={s.level}>
          <Trans>
            {number(left)} XP to level {nextLevel} · reward: {coins(hud.next_level_coins)} Coins
          </Trans>
        </p>
        <ul className={s.limits}>
          <li>
            <Trans>This hour:</Trans>
          </li>
          {hud.limits.map((limit) => (
            <li key={limit.source}>
              {sources[limit.source]}{' '}
              <b>
                {limit.used}/{limit.limit}
              </b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Shows the steps that unlock cash-outs and travel. Shows nothing when all are done. */
function FirstSteps() {
  const { t } = useLingui();
  const hud = useHud();
  const player = useSession((session) => session.player);
  const { number } = useFormats();
  const steps = [
    {
      done: player?.email_confirmed === true,
      text: t`Confirm your e-mail address`,
      to: '/unverified-email-access',
      icon: 'envelope',
    },
    {
      done: player?.passport !== 'none',
      text: t`Make your first top-up to activate your passport`,
      to: '/my-wallet-xs',
      icon: 'wallet',
    },
    {
      done: player?.passport === 'verified',
      text: t`Verify your passport`,
      to: '/my-passport',
      icon: 'passport',
    },
  ] as const;
  if (!player || steps.every(({ done }) => done)) return null;
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className={s.title}>
        <Trans>First steps</Trans>
      </h2>
      <PaperCard className={s.itinerary}>
        {steps.map((step) => (
          <Link key={step.to} to={step.to} className={s.step}>
            <Icon name={step.done ? 'check-circle' : step.icon} size={24} />
            <span className={step.done ? s.done : undefined}>{step.text}</span>
            {step.done ? (
              <span className="sr-only">{t`done`}</span>
            ) : (
              <Icon name="caret-right" size={16} />
            )}
          </Link>
        ))}
        {hud && (
          <div className={s.step}>
            <Icon name="star" size={24} />
            <span className={s.grow}>
              <span className={s.stepHead}>
                <Trans>Reach level {hud.level + 1}</Trans>
                <span className="num">+{number(hud.next_level_coins)}</span>
              </span>
              <ProgressBar
                value={hud.experience}
                max={hud.experience_needed}
                tone="red"
                label={t`Experience`}
              />
            </span>
          </div>
        )}
      </PaperCard>
    </section>
  );
}

/** Shows a few games, starting with those of the member's city. The casino floor shows all games. */
function Games() {
  const language = currentLanguage();
  const here = useHud()?.city.id;
  const isHere = (game: { city: string }) => game.city === here;
  const shown = [...games.filter(isHere), ...games.filter((game) => !isHere(game))];
  return (
    <section aria-labelledby="boarding" className={s.floor}>
      <div className={s.head}>
        <h2 id="boarding" className={s.title}>
          <Trans>Boarding now</Trans>
        </h2>
        {hasPage('/casino-floor') && (
          <Link to="/casino-floor" className={s.all}>
            <Trans>See all games</Trans>
          </Link>
        )}
      </div>
      <div className={s.games}>
        {shown.slice(0, HOME_GAMES).map((game) => (
          <Link key={game.slug} to={`/${game.category}/${game.slug}`} className={s.game}>
            <picture>
              <source
                media="(max-width: 47.99rem)"
                srcSet={`/art/games/${game.slug}/banner-640.avif`}
              />
              <img
                src={`/art/games/${game.slug}/banner-960.avif`}
                width="960"
                height="540"
                loading="lazy"
                alt=""
              />
            </picture>
            <span className={s.stub}>
              <b>{game.name}</b>
              <span>{cities.find((city) => city.slug === game.city)?.name[language]}</span>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}

/** Shows the member's most recently played games. Renders nothing if they cannot be loaded (specification §8). */
function Recent() {
  const { data, isPending, isError } = useCall(recentlyPlayed, {}, { refetchOnMount: 'always' });
  const { signedMoney, dateTime } = useFormats();
  if (isError) return null;
  const recent = data?.data.slice(0, RECENT_GAMES) ?? [];
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={s.title}>
        <Trans>Recently played</Trans>
      </h2>
      <Panel>
        {isPending && <Skeleton className="h-14" />}
        {!isPending && recent.length === 0 && (
          <EmptyState
            icon="dice"
            as="h3"
            title={<Trans>Your rounds will appear here</Trans>}
            action={
              hasPage('/casino-floor') && (
                <Link to="/casino-floor" className={buttonClass()}>
                  <Trans>Go to the casino floor</Trans>
                </Link>
              )
            }
          />
        )}
        {recent.map(({ slug, name, category, at, net_cents: net }) => (
          <Link key={slug} to={`/${category}/${slug}`} className={s.round}>
            <img src={`/art/games/${slug}/tile-160.avif`} width="48" height="48" alt="" />
            <span className={s.grow}>
              <b>{name}</b>
              <span>{dateTime(at)}</span>
            </span>
            <span className="num">{signedMoney(net)}</span>
          </Link>
        ))}
      </Panel>
    </section>
  );
}
