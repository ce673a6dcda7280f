import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { cities, type GameFacts, type Teaser } from 'virtual:site-facts';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import s from './game-teaser.module.css';

/** Presents a game to visitors with its banner, description, city and return (RTP). Links to the game's profile. */
export function GameTeaser({ game, teaser }: { game: GameFacts; teaser: Teaser }) {
  const { number } = useFormats();
  const city = cities.find((one) => one.slug === game.city);
  const language = currentLanguage();
  const returns = number(teaser.returnPercent, { maximumFractionDigits: 2 });
  return (
    <Link to={`/${game.category}/${game.slug}`} className={s.game}>
      <picture>
        <source media="(max-width: 47.99rem)" srcSet={`/art/games/${game.slug}/banner-640.avif`} />
        <img
          src={`/art/games/${game.slug}/banner-960.avif`}
          width="960"
          height="540"
          loading="lazy"
          decoding="async"
          alt=""
        />
      </picture>
      <span className={s.gameText}>
        <span className={s.gameName}>{game.name}</span>
        <span className={s.gameLine}>{teaser.tagline[language]}</span>
        <span className={s.gameFacts}>
          {city && (
            <span>
              <Icon name="pin" size={16} /> {city.name[language]}
            </span>
          )}
          <span>
            <Trans>RTP {returns}%</Trans>
          </span>
          <span>
            <Trans>Up to {number(teaser.maxMultiplier)}×</Trans>
          </span>
        </span>
      </span>
    </Link>
  );
}
