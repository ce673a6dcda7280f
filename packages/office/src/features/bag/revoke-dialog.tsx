import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BagItem } from '@wl/contract/bag';
import { revokeItem } from '@wl/contract/office/bag';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { useState } from 'react';
import { request, useErrorText } from '../../app/api.ts';
import { useFormats } from '../../app/language/format.ts';
import paper from '../../app/paper.module.css';
import { ReasonField } from '../../app/forms/reason-field.tsx';
import { useItemWords } from '../market/index.ts';
import s from './bonuses.module.css';

const LEAST_REASON = 10;

/** Lists the bonus money, spins and cashback that the member loses if the item is revoked. */
function Lost({ item }: { item: BagItem }) {
  const { money } = useFormats();
  const { wagering, spins, watched } = item;
  return (
    <ul>
      <li>
        {item.state === 'in_bag' ? (
          <Trans>This affects only the item. The price of the item is not refunded.</Trans>
        ) : (
          <Trans>The item and all its remaining value</Trans>
        )}
      </li>
      {wagering && (
        <li>
          <Trans>{money(wagering.balance)} in bonus money</Trans>
        </li>
      )}
      {spins && spins.of > 0 && (
        <li>
          <Plural value={spins.left} one="# unplayed spin" other="# unplayed spins" />
        </li>
      )}
      {spins && spins.of === 0 && (
        <li>
          <Trans>{money(spins.credit_left)} in spin credits</Trans>
        </li>
      )}
      {spins && (
        <li>
          <Trans>{money(spins.won)} in unpaid winnings</Trans>
        </li>
      )}
      {watched && (
        <li>
          <Trans>Cashback if the item ended now: {money(watched.due)}</Trans>
        </li>
      )}
    </ul>
  );
}

/** Shows two lists side by side: the member's losses if the item is revoked, and the parts that the member keeps. */
function Consequences({ item }: { item: BagItem }) {
  const { t } = useLingui();
  return (
    <div className={s.both}>
      <section data-tone="bad" aria-label={t`Lost by the member`}>
        <h3>
          <Trans>Lost by the member</Trans>
        </h3>
        <Lost item={item} />
      </section>
      <section data-tone="ok" aria-label={t`Kept by the member`}>
        <h3>
          <Trans>Kept by the member</Trans>
        </h3>
        <ul>
          <li>
            <Trans>All cash, including cash winnings</Trans>
          </li>
          <li>
            <Trans>All other items in the bag</Trans>
          </li>
        </ul>
      </section>
    </div>
  );
}

/**
 * Shows what the member would lose and keep if the item were revoked, and revokes it once the clerk has given a reason.
 */
export function RevokeDialog({
  item,
  memberId,
  onClose,
}: {
  item: BagItem;
  memberId: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { wording } = useItemWords();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { name } = wording(item.terms, item.wagering_times);
  const revoke = useMutation({
    mutationFn: () =>
      request(revokeItem, { params: { id: item.id }, body: { reason: reason.trim() } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['member', memberId] });
      await queries.invalidateQueries({ queryKey: ['bonuses', memberId] });
      onClose();
    },
  });
  return (
    <Dialog title={<Trans>Revoke “{name}”?</Trans>} closeLabel={t`Close`} paper onClose={onClose}>
      <form
        className={`${paper.form ?? ''} ${s.question ?? ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          revoke.mutate();
        }}
      >
        <Consequences item={item} />
        <ReasonField rows={3} least={LEAST_REASON} value={reason} onChange={setReason} />
        {revoke.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(revoke.error)}
          </p>
        )}
        <div className={paper.actions}>
          <Button
            type="submit"
            variant="plainDanger"
            inactive={revoke.isPending || reason.trim().length < LEAST_REASON}
          >
            <Trans>Revoke item</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Keep item</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
