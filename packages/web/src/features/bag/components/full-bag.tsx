import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BagItem } from '@wl/contract/bag';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { ApiError } from '../../../app/request.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { bagQuery } from '../api.ts';
import { feature } from '../routes.tsx';
import { useItemWords } from '../use-item-words.ts';
import { waitsForDeposit } from '../waits.ts';
import { ActivateDialog } from './item-dialogs/activate-dialog.tsx';
import { DeleteDialog } from './item-dialogs/delete-dialog.tsx';
import { Expiry } from './expiry.tsx';
import { KindArt } from './kind-art.tsx';
import s from './full-bag.module.css';

const full = new ApiError(409, { code: 'bag.full', message: '' });

/**
 * Lists the items in a full bag, each with buttons to activate or delete it. The surrounding dialog shows its buy
 * button as soon as the bag has a free place.
 */
export function FullBag() {
  const hasTexts = useTexts(feature);
  const errorText = useErrorText();
  const bag = useQuery(bagQuery);
  if (!hasTexts || !bag.data) return <Skeleton className={s.bone ?? ''} />;
  const { items, going } = bag.data.data;
  return (
    <>
      <p className={s.message} role="status">
        <Icon name="bag" size={22} />
        {errorText(full)}
      </p>
      <ul className={s.list}>
        {items.map((item) => (
          <Row key={item.id} item={item} waits={waitsForDeposit(going)} />
        ))}
      </ul>
    </>
  );
}

function Row({ item, waits }: { item: BagItem; waits: boolean }) {
  const { t } = useLingui();
  const { name } = useItemWords().words(item.terms);
  const [asked, setAsked] = useState<'activate' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <li className={s.row}>
      <KindArt kind={item.kind} size={44} />
      <div className={s.name}>
        <b>{name}</b>
        <Expiry item={item} />
      </div>
      <div className={s.actions}>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked('activate')}>
          <Trans>Activate</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
        <Button
          variant="quiet"
          icon="trash"
          aria-label={t`Delete ${name}`}
          aria-haspopup="dialog"
          onClick={() => setAsked('delete')}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      {asked === 'activate' && <ActivateDialog item={item} waits={waits} onClose={close} />}
      {asked === 'delete' && <DeleteDialog item={item} onClose={close} />}
    </li>
  );
}
