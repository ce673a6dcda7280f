import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Banner } from '@wl/contract/lobby';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';

/** Shows a brass button that opens the banner's game. */
export function PlayButton({ game }: { game: Pick<Banner, 'category' | 'name' | 'slug'> }) {
  const { category, name, slug } = game;
  return (
    <Link to={`/play/${category}/${slug}`} className={buttonClass()}>
      <Icon name="play" size={16} />
      <span>
        <Trans>Play {name}</Trans>
      </span>
    </Link>
  );
}
