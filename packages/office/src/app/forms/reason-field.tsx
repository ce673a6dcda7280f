import { Trans, useLingui } from '@lingui/react/macro';
import { TextArea } from '@wl/ui/controls/field';

/**
 * Shows the field in which clerks enter the reason for an action. The reason is stored in the staff audit log and has
 * at least `least` and at most `most` characters.
 */
export function ReasonField({
  rows,
  value,
  onChange,
  least = 3,
  most = 500,
  disabled = false,
}: {
  rows: number;
  least?: number;
  most?: number;
  disabled?: boolean;
  value: string;
  onChange: (reason: string) => void;
}) {
  const { t } = useLingui();
  return (
    <TextArea
      label={<Trans>Reason</Trans>}
      rows={rows}
      required
      disabled={disabled}
      minLength={least}
      maxLength={most}
      value={value}
      {...(least > 3 && { placeholder: t`At least ${least} characters, visible to colleagues` })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
