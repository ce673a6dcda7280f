import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';

/** Shows that no game matches a search, and offers to show all games if a search or a filter is active. */
export default function NoGames({
  isNamed,
  narrowed,
  onClear,
}: {
  /** True if the search has a text. */
  isNamed: boolean;
  narrowed: boolean;
  onClear: () => void;
}) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="compass"
      title={isNamed ? t`No games found with that name` : t`No games match all of these filters`}
      action={
        narrowed && (
          <Button onClick={onClear} icon="grid">
            <Trans>Show all games</Trans>
          </Button>
        )
      }
    >
      <Trans>Remove a filter, or try another search term.</Trans>
    </EmptyState>
  );
}
