import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon, type IconName } from '@wl/ui/icon';
import { cities, games, type CityFacts } from 'virtual:site-facts';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../../app/language/language.ts';
import { CategoryLinks } from './category-links.tsx';
import { FeaturedArticles } from './featured-articles.tsx';
import { GameTeaser } from './game-teaser.tsx';
import { Hero } from './hero.tsx';
import s from './visitor-home.module.css';

/** Shows the home page for visitors. The page is prerendered, so it must not call the server or read browser state. */
export function VisitorHome() {
  const { t } = useLingui();
  const postcards = cities.filter((city) => city.tagline);
  return (
    <main className={s.page}>
      <Hero />
      <section id="how-it-works" className={s.section} aria-labelledby="how">
        <h2 id="how" className={s.title}>
          <Trans>Three steps to your first flight</Trans>
        </h2>
        <ol className={s.steps}>
          <Step number="1" icon="passport" title={t`Acquire your passport`}>
            <Trans>
              Choose a travel bag and confirm your e-mail address. Your first 100 Coins are waiting
              inside.
            </Trans>
          </Step>
          <Step number="2" icon="ticket" title={t`Take a seat and play`}>
            <Trans>
              Top up with an amount you have set aside for fun, then choose a game. Winnings are
              paid immediately.
            </Trans>
          </Step>
          <Step number="3" icon="compass" title={t`Collect Coins and keep travelling`}>
            <Trans>
              Rounds earn experience, levels earn Coins, and Coins carry you from city to city. Nine
              missions earn a stamp.
            </Trans>
          </Step>
        </ol>
      </section>
      <section className={s.section} aria-labelledby="games">
        <h2 id="games" className={s.title}>
          <Trans>Boarding now</Trans>
        </h2>
        <div className={s.games}>
          {games.map(
            (game) =>
              game.teaser && <GameTeaser key={game.slug} game={game} teaser={game.teaser} />,
          )}
        </div>
        <CategoryLinks />
      </section>
      <section className={s.section} aria-labelledby="cities">
        <h2 id="cities" className={s.title}>
          <Trans>Greetings from the road</Trans>
        </h2>
        <div className={s.cards}>
          {postcards.map((city) => (
            <Postcard key={city.slug} city={city} />
          ))}
        </div>
      </section>
      <Promises />
      <FeaturedArticles className={s.news} />
    </main>
  );
}

interface StepProps {
  number: string;
  icon: IconName;
  title: string;
  children: ReactNode;
}

function Step({ number, icon, title, children }: StepProps) {
  return (
    <li className={`paper ${s.step ?? ''}`}>
      <span className={s.stub} aria-hidden="true">
        <span className="poster">{number}</span>
        <Icon name={icon} size={30} />
      </span>
      <div className={s.stepText}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

function Postcard({ city }: { city: CityFacts }) {
  const language = currentLanguage();
  const base = `/art/cities/${city.slug}/postcard`;
  return (
    <figure className={s.card}>
      <picture>
        {/* On phones, use a picture with a slightly lower resolution than the screen, because this halves the file
            size. */}
        <source
          type="image/avif"
          media="(max-width: 63.99rem)"
          srcSet={`${base}-480.avif 480w, ${base}-800.avif 800w`}
          sizes="66vw"
        />
        <source
          type="image/avif"
          srcSet={`${base}-800.avif 800w, ${base}-1200.avif 1200w`}
          sizes="600px"
        />
        <img
          src={`${base}-800.webp`}
          width="1200"
          height="800"
          loading="lazy"
          decoding="async"
          alt=""
        />
      </picture>
      <figcaption className={s.cardText}>
        <span className={s.cardName}>{city.name[language]}</span>
        <span className={s.cardLine}>{city.tagline?.[language]}</span>
        <span className={s.cardCode}>{city.airport}</span>
      </figcaption>
    </figure>
  );
}

function Promises() {
  return (
    <section className={s.promises} aria-labelledby="promises">
      <h2 id="promises" className="sr-only">
        <Trans>Our promises</Trans>
      </h2>
      <article className={s.promise}>
        <span className={s.seal}>
          <Icon name="seal" size={34} />
        </span>
        <h3>
          <Trans>Fair, and you can prove it</Trans>
        </h3>
        <p>
          <Trans>
            The outcome of your next round is sealed before you play. Afterwards, your browser
            checks every number.
          </Trans>
        </p>
        <Link to="/fair-play" className={buttonClass({ variant: 'quiet' })}>
          <Trans>How we prove fairness</Trans>
        </Link>
      </article>
      <article className={s.promise}>
        <span className={s.seal}>
          <Icon name="lifebuoy" size={34} />
        </span>
        <h3>
          <Trans>You set the limits</Trans>
        </h3>
        <p>
          <Trans>
            Top-up limits, reality checks, breaks and exclusions are one tap away. A lower limit
            applies immediately.
          </Trans>
        </p>
        <Link to="/responsible-gaming" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Safe travel</Trans>
        </Link>
      </article>
      <article className={s.join}>
        <svg viewBox="-32 -32 64 64" className={s.crest} aria-hidden="true">
          <circle r="29" fill="none" stroke="currentColor" strokeWidth="2" />
          <circle
            r="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="1 4"
          />
          <path d="M0-22L5-5 22 0 5 5 0 22-5 5-22 0-5-5z" fill="currentColor" />
        </svg>
        <h3 className="poster">
          <Trans>Your passport is ready to be signed</Trans>
        </h3>
        <Link to="/acquire-passport" className={buttonClass({ size: 'large' })}>
          <Trans>Acquire your passport</Trans>
        </Link>
      </article>
    </section>
  );
}
