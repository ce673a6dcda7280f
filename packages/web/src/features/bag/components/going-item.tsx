import { Trans, useLingui } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { useState } from 'react';
import { bagKindOf } from '../kinds/index.ts';
import { useItemWords } from '../use-item-words.ts';
import { DeleteDialog } from './item-dialogs/delete-dialog.tsx';
import { Expiry } from './expiry.tsx';
import { ItemProgress } from './item-progress.tsx';
import { KindArt } from './kind-art.tsx';
import { LobbyLink } from './next-links.tsx';
import { TermsSheet } from './item-dialogs/terms-sheet.tsx';
import s from './going-item.module.css';

/**
 * Shows an active or running item as a ticket. `place` is the item's position in the order in which bonus money is
 * staked.
 */
export function GoingItem({ item, place }: { item: BagItem; place: number | undefined }) {
  const { t } = useLingui();
  const { name } = useItemWords().words(item.terms);
  const [asked, setAsked] = useState<'delete' | 'terms'>();
  const close = () => setAsked(undefined);
  return (
    <article className={cx('paper', s.ticket)}>
      <div className={s.stub}>
        <KindArt kind={item.kind} size={72} />
        {place !== undefined && (
          <span className={s.place}>
            <span className="sr-only">
              <Trans>Order in which bonus money is staked:</Trans>{' '}
            </span>
            {place}.
          </span>
        )}
      </div>
      <div className={s.main}>
        <div className={s.head}>
          <h3>{name}</h3>
          <Expiry item={item} />
        </div>
        <ItemProgress item={item} name={name} />
        <div className={s.actions}>
          <Next item={item} />
          <Button variant="quiet" icon="info" onClick={() => setAsked('terms')}>
            <Trans context="bonus">Terms</Trans>
            <span className="sr-only">: {name}</span>
          </Button>
          <Button
            variant="quiet"
            icon="trash"
            aria-label={t`Delete ${name}`}
            onClick={() => setAsked('delete')}
          >
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
      {asked === 'delete' && <DeleteDialog item={item} onClose={close} />}
      {asked === 'terms' && <TermsSheet item={item} onClose={close} />}
    </article>
  );
}

/** Shows a link to the page where the member can use the item. */
function Next({ item }: { item: BagItem }) {
  if (item.wagering || item.watched) return <LobbyLink />;
  const { Next: Link } = bagKindOf(item.kind);
  return Link ? <Link item={item} terms={item.terms} /> : null;
}
