import { Trans } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ShownTable } from '../live-state.ts';

/**
 * States whether a table's results are drawn by computer or dealt by a person, and names the dealer of the current
 * shift.
 */
export function DrawnBy({ dealt, iconSize }: Pick<ShownTable, 'dealt'> & { iconSize: number }) {
  const dealer = dealt?.dealer_name;
  return (
    <>
      <Icon name={dealt ? 'cards' : 'compass'} size={iconSize} />
      {!dealt ? (
        <Trans>Drawn by computer</Trans>
      ) : dealer ? (
        <Trans>Dealt by {dealer}</Trans>
      ) : (
        <Trans>Dealt by a person</Trans>
      )}
    </>
  );
}
