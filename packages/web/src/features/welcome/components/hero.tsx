import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { cities } from 'virtual:site-facts';
import { openDialog } from '../../../app/dialogs.ts';
import s from './hero.module.css';
import { WorldMap } from './world-map.tsx';

/** European cities, which are too close together on the large map and are therefore shown in an inset. */
const europe = ['london', 'paris', 'barcelona', 'istanbul'];

/** Shows the top section of the visitors' home page: the world map and the link to register. */
export function Hero() {
  const { i18n } = useLingui();
  const names = cities.map((city) => city.name[i18n.locale as 'en']).join(', ');
  return (
    <section className={s.hero} aria-labelledby="welcome">
      <WorldMap
        chart="desktop"
        here="tokyo"
        next="honolulu"
        without={europe}
        className={cx(s.world, s.onlyDesktop)}
        fit="cover"
      />
      <div className={s.words}>
        <p className={s.kicker}>
          <Icon name="plane" size={18} />
          <Trans>Ten cities on the departures board</Trans>
        </p>
        <h1 id="welcome" className={s.title}>
          <Trans>The casino that travels with you</Trans>
        </h1>
        <p className={s.lead}>
          <Trans>
            Play slots and tables from Tokyo to Istanbul, collect Coins and stamps, and check every
            round yourself.
          </Trans>
        </p>
        <div className={s.actions}>
          <Link to="/acquire-passport" className={buttonClass({ size: 'large' })}>
            <Icon name="passport" size={22} />
            <Trans>Acquire your passport</Trans>
          </Link>
          <Button
            variant="ink"
            size="large"
            onClick={() => {
              openDialog('sign-in');
            }}
          >
            <Trans>Sign in</Trans>
          </Button>
        </div>
        <p className={s.terms}>
          <Trans>For ages 20 and over. Free to join, and you set your own limits.</Trans>
        </p>
      </div>
      <figure className={cx(s.inset, s.onlyDesktop)}>
        <WorldMap chart="europe" />
      </figure>
      <WorldMap chart="phone" here="tokyo" next="honolulu" className={cx(s.pocket, s.onlyPhone)} />
      <p className="sr-only">
        <Trans>Cities on the map: {names}</Trans>
      </p>
    </section>
  );
}
