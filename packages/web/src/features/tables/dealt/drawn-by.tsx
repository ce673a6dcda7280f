import { Trans } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ShownTable } from '../live-state.ts';

/** States who decides the results of a table: the computer, or the dealer of the shift. */
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
