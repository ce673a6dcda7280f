import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { Stamp } from '@wl/ui/journey/stamp';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import s from './campaign.module.css';

/**
 * Shows a button that puts an item into the bag, and a message about the result. If the bag is full, also shows a link
 * to the bag page.
 */
export function PutIntoBag({
  isDone,
  isFresh,
  isPending,
  error,
  onPress,
}: {
  isDone: boolean;
  /** True if the item has just been added. */
  isFresh: boolean;
  isPending: boolean;
  error: unknown;
  onPress: () => void;
}) {
  const errorText = useErrorText();
  if (isDone)
    return (
      <div className={s.done} role="status">
        <Stamp name={<Trans>In your bag</Trans>} tone="green" fresh={isFresh} />
        <p>
          <Trans>The item stays in your bag until you activate it.</Trans>
        </p>
        <Link to="/my-travel-bag" className={buttonClass({ size: 'large', wide: true })}>
          <Icon name="bag" size={20} />
          <Trans>Open my bag</Trans>
        </Link>
      </div>
    );
  const isFull = error instanceof ApiError && error.code === 'bag.full';
  return (
    <div className={s.actions}>
      {error !== null && (
        <p role="alert" className={s.trouble}>
          {errorText(error)}
        </p>
      )}
      {isFull && (
        <Link to="/my-travel-bag" className={buttonClass({ variant: 'ink', wide: true })}>
          <Icon name="bag" size={20} />
          <Trans>Make room in my bag</Trans>
        </Link>
      )}
      <Button size="large" wide icon="bag" loading={isPending} onClick={onPress}>
        <Trans>Add to my bag</Trans>
      </Button>
    </div>
  );
}
