import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { roundHistory } from '@wl/contract/play';
import { BoardingPass } from '@wl/ui/boarding-pass';
import { buttonClass } from '@wl/ui/button';
import { EmptyState } from '@wl/ui/empty-state';
import { Icon } from '@wl/ui/icon';
import { LevelRing } from '@wl/ui/level-ring';
import { PaperCard, Panel } from '@wl/ui/panel';
import { ProgressBar } from '@wl/ui/progress-bar';
import { Skeleton } from '@wl/ui/skeleton';
import { cities as allCities } from '@wl/world/cities/index';
import { fareCoins } from '@wl/world/house/fares';
import { cities, games, type CityFacts } from 'virtual:house-facts';
import { useCall } from '../../../app/api.ts';
import { hasPage } from '../../../app/features.ts';
import { useFormats } from '../../../app/formats.ts';
import { useHud } from '../../../app/hud/status.ts';
import { useWallet } from '../../../app/hud/wallet.ts';
import { currentLanguage } from '../../../app/language.ts';
import { useSession } from '../../../app/session.ts';
import s from './member-home.module.css';
import { WorldMap } from './world-map.tsx';

const RECENT_GAMES = 4;
/** Too close together for the large chart: they have an inset of their own. */
const oldWorld = ['london', 'paris', 'barcelona', 'istanbul'];

/** Cities by what the flight there costs from here, the cheapest first. */
function flightsFrom(slug: string): { city: CityFacts; fare: number }[] {
  const here = allCities.find((city) => city.slug === slug);
  if (!here) return [];
  return allCities
    .filter((city) => city.slug !== slug)
    .map((city) => ({
      city: cities.find((facts) => facts.slug === city.slug) as CityFacts,
      fare: fareCoins(here, city),
    }))
    .sort((a, b) => a.fare - b.fare);
}

/** A member's home: the travel desk with level, map, next flight, games and the last rounds. */
export default function MemberHome() {
  const city = useSession((session) => session.city);
  const here = useHud()?.city.id ?? city?.id ?? 'london';
  const flights = flightsFrom(here);
  const next = flights[0];
  const { coins } = useFormats();
  const fares = new Map(flights.map(({ city: to, fare }) => [to.slug, coins(fare)]));
  const note = (slug: string) => fares.get(slug);
  return (
    <main className={s.page}>
      <Greeting />
      <div className={s.columns}>
        <Panel flush className={s.mapPanel}>
          <WorldMap
            chart="desktop"
            here={here}
            {...(next && { next: next.city.slug })}
            without={oldWorld.filter((slug) => slug !== here)}
            note={note}
            className={s.wideMap}
            fit="cover"
          />
          <WorldMap
            chart="europe"
            here={here}
            {...(next && { next: next.city.slug })}
            note={note}
            className={s.inset}
          />
          <WorldMap
            chart="phone"
            here={here}
            {...(next && { next: next.city.slug })}
            note={note}
            className={s.phoneMap}
          />
          <p className={s.mapNote}>
            <Icon name="coin" size={16} />
            <Trans>Fares in Coins, from where you are</Trans>
          </p>
        </Panel>
        <div className={s.side}>
          {next && <NextFlight here={here} to={next.city} fare={next.fare} />}
          <Itinerary />
          <Recent />
        </div>
        <Games />
      </div>
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
            {number(left)} XP to level {nextLevel} · pays {coins(hud.next_level_coins)} Coins
          </Trans>
        </p>
        <ul className={s.limits} aria-label={t`Experience this hour`}>
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

function NextFlight({ here, to, fare }: { here: string; to: CityFacts; fare: number }) {
  const language = currentLanguage();
  const { coins } = useFormats();
  const passport = useSession((session) => session.player?.passport);
  const from = cities.find((city) => city.slug === here);
  if (!from) return null;
  return (
    <section aria-labelledby="flight">
      <h2 id="flight" className={s.title}>
        <Trans>Next flight</Trans>
      </h2>
      <BoardingPass
        from={{ code: from.airport, name: from.name[language] }}
        to={{ code: to.airport, name: to.name[language] }}
        fareLabel={<Trans>Fare</Trans>}
        fare={coins(fare)}
        open={false}
        state={<Trans>Gate closed</Trans>}
        reason={<GateReason fare={fare} isVerified={passport === 'verified'} />}
      />
    </section>
  );
}

/** What is still missing before boarding; one thing at a time, the first first. */
function GateReason({ fare, isVerified }: { fare: number; isVerified: boolean }) {
  const { coins } = useFormats();
  const owned = useWallet()?.coins ?? 0;
  if (!isVerified) {
    return (
      <Trans>
        Your passport has to be verified before you fly. See{' '}
        <Link to="/my-passport">My Passport</Link>.
      </Trans>
    );
  }
  if (owned < fare) return <Trans>You have {coins(owned)} Coins. Levels bring more.</Trans>;
  return <Trans>Boarding opens soon.</Trans>;
}

/** The way to the next level, until the cities' missions open. */
function Itinerary() {
  const { t } = useLingui();
  const hud = useHud();
  const player = useSession((session) => session.player);
  const { number } = useFormats();
  const steps = [
    {
      done: player?.email_confirmed === true,
      text: t`Confirm your e-mail`,
      to: '/unverified-email-access',
      icon: 'envelope',
    },
    {
      done: player !== undefined && player.passport !== 'none',
      text: t`First top-up: your passport becomes active`,
      to: '/my-wallet-xs',
      icon: 'wallet',
    },
    {
      done: player?.passport === 'verified',
      text: t`Have your passport verified`,
      to: '/my-passport',
      icon: 'passport',
    },
  ] as const;
  return (
    <section aria-labelledby="itinerary">
      <h2 id="itinerary" className={s.title}>
        <Trans>Itinerary</Trans>
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

function Games() {
  const language = currentLanguage();
  return (
    <section aria-labelledby="boarding" className={s.floor}>
      <div className={s.head}>
        <h2 id="boarding" className={s.title}>
          <Trans>Boarding now</Trans>
        </h2>
        {hasPage('/casino-floor') && (
          <Link to="/casino-floor" className={s.all}>
            <Trans>The whole floor</Trans>
          </Link>
        )}
      </div>
      <div className={s.games}>
        {games.map((game) => (
          <Link key={game.slug} to={`/${game.category}/${game.slug}`} className={s.game}>
            <img
              src={`/art/games/${game.slug}/banner-960.avif`}
              width="960"
              height="540"
              loading="lazy"
              alt=""
            />
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

/** The games of the last rounds, each once. A failure shows nothing (specification §8). */
function Recent() {
  const { data, isPending, isError } = useCall(roundHistory, {});
  const { signedMoney, dateTime } = useFormats();
  if (isError) return null;
  const last = new Map(
    (data?.data ?? []).toReversed().map((round) => [round.game, round] as const),
  );
  const rounds = [...last.values()].reverse().slice(0, RECENT_GAMES);
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={s.title}>
        <Trans>Recently played</Trans>
      </h2>
      <Panel>
        {isPending && <Skeleton className="h-14" />}
        {!isPending && rounds.length === 0 && (
          <EmptyState
            icon="dice"
            as="h3"
            title={<Trans>Your first round is still ahead</Trans>}
            action={
              hasPage('/casino-floor') && (
                <Link to="/casino-floor" className={buttonClass()}>
                  <Trans>To the casino floor</Trans>
                </Link>
              )
            }
          />
        )}
        {rounds.map((round) => {
          const game = games.find((one) => one.slug === round.game);
          return (
            <Link
              key={round.id}
              to={`/${game?.category ?? 'video'}/${round.game}`}
              className={s.round}
            >
              <img src={`/art/games/${round.game}/tile-160.avif`} width="48" height="48" alt="" />
              <span className={s.grow}>
                <b>{game?.name ?? round.game}</b>
                <span>{dateTime(round.created_at)}</span>
              </span>
              <span className="num">{signedMoney(round.payout_cents - round.stake_cents)}</span>
            </Link>
          );
        })}
      </Panel>
    </section>
  );
}
