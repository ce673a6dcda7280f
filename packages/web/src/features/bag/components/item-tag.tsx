import { Trans, useLingui } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { useItemWords } from '../use-item-words.ts';
import { ActivateDialog } from './item-dialogs/activate-dialog.tsx';
import { DeleteDialog } from './item-dialogs/delete-dialog.tsx';
import { Expiry } from './expiry.tsx';
import { KindArt } from './kind-art.tsx';
import { TermsSheet } from './item-dialogs/terms-sheet.tsx';
import s from './item-tag.module.css';

type Asked = 'activate' | 'delete' | 'terms';

/** Shows a bag item as a paper luggage tag with buttons for its actions. */
export function ItemTag({ item, waits }: { item: BagItem; waits: boolean }) {
  const { t } = useLingui();
  const { name } = useItemWords().words(item.terms);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <article className={cx('paper', s.tag)}>
      <span className={s.string} aria-hidden="true" />
      <KindArt kind={item.kind} size={76} className={s.art} />
      <div className={s.words}>
        <h3>{name}</h3>
        <Expiry item={item} />
      </div>
      <div className={s.actions}>
        <Button className={s.go} onClick={() => setAsked('activate')} aria-haspopup="dialog">
          <Trans>Activate</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
        <button
          type="button"
          className={s.square}
          aria-label={t`Terms of ${name}`}
          aria-haspopup="dialog"
          onClick={() => setAsked('terms')}
        >
          <Icon name="info" size={20} />
        </button>
        <button
          type="button"
          className={s.square}
          aria-label={t`Delete ${name}`}
          aria-haspopup="dialog"
          onClick={() => setAsked('delete')}
        >
          <Icon name="trash" size={20} />
        </button>
      </div>
      {asked === 'activate' && <ActivateDialog item={item} waits={waits} onClose={close} />}
      {asked === 'delete' && <DeleteDialog item={item} onClose={close} />}
      {asked === 'terms' && <TermsSheet item={item} onClose={close} />}
    </article>
  );
}
