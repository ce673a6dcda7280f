import { useLingui } from '@lingui/react/macro';
import { BarButton } from '../components/stage-window.tsx';
import type { WindowAction } from './open-windows.ts';

/** Shows the buttons that minimise and close a window. */
export function WindowTools({
  name,
  slug,
  change,
}: {
  name: string;
  slug: string;
  change: (action: WindowAction) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <BarButton
        icon="minus"
        label={t`Minimise ${name}`}
        onPress={() => change({ type: 'minimise', slug })}
      />
      <BarButton
        icon="close"
        label={t`Close ${name}`}
        onPress={() => change({ type: 'close', slug })}
      />
    </>
  );
}
