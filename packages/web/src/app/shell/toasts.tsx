import { useLingui } from '@lingui/react/macro';
import { clearToasts, ToastPlace } from '@wl/ui/feedback/toast';
import { useSession } from '../session/session.ts';

// A member's toasts must not remain on screen after sign-out (decision 43).
useSession.subscribe(({ player }, before) => {
  if (before.player && player?.id !== before.player.id) clearToasts();
});

export default function Toasts() {
  const { t } = useLingui();
  return <ToastPlace closeLabel={t`Close`} />;
}
