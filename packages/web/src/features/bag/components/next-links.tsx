import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';

export function LobbyLink() {
  return (
    <Link to="/casino-floor" className={buttonClass()}>
      <Icon name="floor" size={18} />
      <Trans>Go to the casino floor</Trans>
    </Link>
  );
}

export function CashierLink() {
  return (
    <Link to="/my-wallet-xs" className={buttonClass()}>
      <Icon name="wallet" size={18} />
      <Trans>Go to the cashier</Trans>
    </Link>
  );
}
