import { Trans, useLingui } from '@lingui/react/macro';
import { type BagItem, deleteItem, type ShownState } from '@wl/contract/bag';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { showToast } from '@wl/ui/feedback/toast';
import { ApiError, useSend } from '../../../../app/api.ts';
import { refreshBag, takeBag } from '../../api.ts';
import { useItemWords } from '../../use-item-words.ts';
import { useOperationText } from '../../use-operation-text.ts';
import { KeptAndLost } from '../kept-and-lost.tsx';
import s from './dialogs.module.css';

/** Error codes indicating that the dialog shows outdated data. */
const outdated: readonly string[] = ['bag.item_changed', 'bag.item_ended'];

/** Returns the item's state as shown in the dialog. The server deletes the item only if it is still in this state. */
const shownOf = ({ state, watched }: BagItem): ShownState => {
  if (watched) return 'watched';
  return state === 'in_bag' || state === 'active' ? state : 'running';
};

/** Asks for confirmation before deleting an item, and lists what the member would lose. */
export function DeleteDialog({ item, onClose }: { item: BagItem; onClose: () => void }) {
  const { t } = useLingui();
  const operationText = useOperationText();
  const { name } = useItemWords().words(item.terms);
  const remove = useSend(deleteItem, {
    onSuccess: ({ data }) => {
      takeBag(data);
      showToast({ text: t`${name} is no longer in your bag.` });
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !outdated.includes(error.code)) return;
      // The item has changed, so show its current state and let the member decide again.
      refreshBag();
      showToast({ text: operationText(error) });
      onClose();
    },
  });
  return (
    <Dialog title={t`Delete this item?`} closeLabel={t`Close`} onClose={onClose} paper>
      <div className={s.body}>
        <p className={s.named}>{name}</p>
        <KeptAndLost items={[item]} />
        {remove.isError && (
          <p role="alert" className={s.error}>
            {operationText(remove.error)}
          </p>
        )}
        <div className={s.buttons}>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep item</Trans>
          </Button>
          <Button
            variant="danger"
            icon="trash"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate({ params: { id: item.id }, query: { shown: shownOf(item) } })
            }
          >
            <Trans>Delete permanently</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
