import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/button';

export default function Failure({ onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <main className="p-8">
      <h1>
        <Trans>Something went wrong</Trans>
      </h1>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}
