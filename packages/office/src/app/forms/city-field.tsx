import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '@wl/ui/controls/field';
import { cities, cityTexts } from '@wl/world/cities/index';
import type { Language } from '@wl/world/languages';

/** Shows a list of cities. The clerk's choice determines the postcard for an article, campaign or tournament. */
export function CityField({
  value,
  onChange,
  disabled = false,
}: {
  value: string;
  onChange: (city: string) => void;
  disabled?: boolean;
}) {
  const { i18n } = useLingui();
  return (
    <Select
      label={<Trans>City on the postcard</Trans>}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {cities.map(({ slug }) => (
        <option key={slug} value={slug}>
          {cityTexts(slug)?.name[i18n.locale as Language] ?? slug}
        </option>
      ))}
    </Select>
  );
}
