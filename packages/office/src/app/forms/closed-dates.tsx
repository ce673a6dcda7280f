import { Trans } from '@lingui/react/macro';
import { TextArea } from '@wl/ui/controls/field';

interface DatesProps {
  /** Dates as typed by the clerk. */
  value: string;
  onChange: (value: string) => void;
}

/** Shows the field for the dates on which support is closed. */
export function ClosedDates({ value, onChange }: DatesProps) {
  return (
    <TextArea
      label={<Trans>Closed dates</Trans>}
      hint={<Trans>One date per line, such as 2027-01-01</Trans>}
      rows={3}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
