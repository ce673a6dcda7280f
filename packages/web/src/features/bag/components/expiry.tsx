import { Trans } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import { cx } from '@wl/ui/cx';
import { useFormats } from '../../../app/language/formats.ts';
import { useItemWords } from '../use-item-words.ts';
import s from './expiry.module.css';

/** Shows the time left until an item expires. An unused item is labelled "Boarding", or "Last call" on its last day. */
export function Expiry({ item }: { item: Pick<BagItem, 'expires_at' | 'state'> }) {
  const { left } = useItemWords();
  const { dateTime } = useFormats();
  if (item.expires_at === null) return null;
  const { text, lastCall } = left(item.expires_at);
  return (
    <p className={cx(s.expiry, lastCall && s.last)} title={dateTime(item.expires_at)}>
      {item.state === 'in_bag' && (
        <b>{lastCall ? <Trans>Last call</Trans> : <Trans>Boarding</Trans>}</b>
      )}
      <span>
        <Trans>{text} left</Trans>
      </span>
    </p>
  );
}
