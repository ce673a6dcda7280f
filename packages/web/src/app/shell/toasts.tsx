import { useLingui } from '@lingui/react/macro';
import { ToastPlace } from '@wl/ui/toast';

export default function Toasts() {
  const { t } = useLingui();
  return <ToastPlace closeLabel={t`Close`} />;
}
