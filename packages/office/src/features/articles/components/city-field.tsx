import { Trans } from '@lingui/react/macro';
import { Select } from '@wl/ui/controls/field';
import { cities } from '@wl/world/cities/index';
import { useArticleNames } from '../names.ts';

interface CityFieldProps {
  city: string;
  onCity: (city: string) => void;
  disabled?: boolean;
}

/** Shows the field for the city whose postcard is the cover of an article without a picture. */
export function CityField({ city, onCity, disabled = false }: CityFieldProps) {
  const names = useArticleNames();
  return (
    <Select
      label={<Trans>City on the postcard</Trans>}
      disabled={disabled}
      value={city}
      onChange={(event) => onCity(event.target.value)}
    >
      {cities.map(({ slug }) => (
        <option key={slug} value={slug}>
          {names.city(slug)}
        </option>
      ))}
    </Select>
  );
}
