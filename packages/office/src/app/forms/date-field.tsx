import { useLingui } from '@lingui/react';
import { DateField as Field, type DateFieldProps } from '@wl/ui/controls/date-field';

export function DateField(props: Omit<DateFieldProps, 'language'>) {
  const { i18n } = useLingui();
  return <Field {...props} language={i18n.locale} />;
}
