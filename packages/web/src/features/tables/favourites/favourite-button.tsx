import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useFavouriteTables, useSetFavouriteTable } from './use-favourite-tables.ts';
import s from './favourite-button.module.css';

/** Shows the button that adds a table to the member's favourite tables or removes it. Renders nothing for visitors. */
export function FavouriteButton({
  slug,
  name,
  className,
}: {
  slug: string;
  name: string;
  className?: string | undefined;
}) {
  const { t } = useLingui();
  const favourites = useFavouriteTables();
  const set = useSetFavouriteTable(slug);
  if (!favourites) return null;
  const isFavourite = favourites.includes(slug);
  return (
    <button
      type="button"
      className={cx(s.button, className)}
      aria-pressed={isFavourite}
      aria-label={t`Favourite table: ${name}`}
      title={isFavourite ? t`Remove from favourite tables` : t`Add to favourite tables`}
      onClick={() => set(!isFavourite)}
    >
      <Icon name={isFavourite ? 'heart' : 'heart-line'} size={22} />
    </button>
  );
}
