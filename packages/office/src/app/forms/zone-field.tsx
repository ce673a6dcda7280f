import { Trans } from '@lingui/react/macro';
import { Select } from '@wl/ui/controls/field';
import { useMemo } from 'react';

/** Shows a list of all time zones. The form's dates and times are in the selected zone. */
export function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const zones = useMemo(
    () => [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted(),
    [zone],
  );
  return (
    <Select
      label={<Trans>Time zone</Trans>}
      value={zone}
      onChange={(event) => onChange(event.target.value)}
    >
      {zones.map((one) => (
        <option key={one} value={one}>
          {one.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  );
}
