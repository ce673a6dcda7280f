import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { useFormats } from '../../app/language/format.ts';
import paper from '../../app/paper.module.css';
import { useItemWords } from '../market/index.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { stateTones, useBonusNames } from './use-bonus-names.ts';
import s from './bonuses.module.css';

function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress className={s.progress} aria-label={label} value={value} max={Math.max(1, max)} />
  );
}

/**
 * Shows the progress of an activated item: turnover towards its wagering requirement, spins used, or, for cashback on a
 * deposit, turnover towards the amount required for the cashback.
 */
function Going({ item }: { item: BagItem }) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { wagering, spins, watched } = item;
  const times = item.wagering_times === null ? '' : number(item.wagering_times);
  return (
    <>
      {wagering && (
        <div className={s.going}>
          <Progress label={t`Wagering`} value={wagering.wagered} max={wagering.required} />
          <span>
            <Trans>
              {money(wagering.wagered)} of {money(wagering.required)} wagered
            </Trans>
            {times !== '' && (
              <>
                {' '}
                (<Trans>{times}×</Trans>)
              </>
            )}
            {' · '}
            <Trans>
              {money(wagering.balance)} of {money(wagering.granted)} in bonus money left
            </Trans>
          </span>
        </div>
      )}
      {spins && (
        <div className={s.going}>
          <Progress label={t`Spins played`} value={spins.of - spins.left} max={spins.of} />
          <span>
            {spins.of > 0 ? (
              <Plural value={spins.left} one="# spin left" other="# spins left" />
            ) : (
              <Trans>{money(spins.credit_left)} credit remaining</Trans>
            )}
            {' · '}
            <Trans>{money(spins.won)} won so far</Trans>
          </span>
        </div>
      )}
      {watched && (
        <div className={s.going}>
          <Progress
            label={t`Deposit turnover`}
            value={watched.turnover}
            max={watched.turnover_needed}
          />
          <span>
            <Trans>
              {money(watched.turnover)} of {money(watched.turnover_needed)} staked for a deposit of{' '}
              {money(watched.deposit)}
            </Trans>
            {' · '}
            <Trans>cashback if the item ended now: {money(watched.due)}</Trans>
          </span>
        </div>
      )}
    </>
  );
}

/** Shows one item, in the bag or activated, with its progress. */
export function ItemLine({
  item,
  memberId,
  allowed,
}: {
  item: BagItem;
  memberId: string;
  allowed: boolean;
}) {
  const { t } = useLingui();
  const { clock } = useFormats();
  const { wording } = useItemWords();
  const { states, sources } = useBonusNames();
  const [isRevoking, setRevoking] = useState(false);
  const { name } = wording(item.terms, item.wagering_times);
  const expires = item.expires_at === null ? '' : clock(item.expires_at);
  return (
    <li className={s.item}>
      <div className={s.itemHead}>
        <span>
          <b>{name}</b>{' '}
          <span className={paper.badge} data-tone={stateTones[item.state]}>
            {states[item.state]}
          </span>
          {item.ends_with_cash_out && (
            <>
              {' '}
              <span className={paper.badge} data-tone="warn">
                <Trans>ends on cash-out</Trans>
              </span>
            </>
          )}
        </span>
        {allowed && (
          <Button
            variant="plainDanger"
            size="small"
            icon="undo"
            aria-label={t`Revoke ${name}`}
            onClick={() => setRevoking(true)}
          >
            <Trans>Revoke</Trans>
          </Button>
        )}
      </div>
      <p className={s.small}>
        {sources[item.source]} · {clock(item.acquired_at)}
        {expires !== '' && (
          <>
            {' · '}
            <Trans>until {expires}</Trans>
          </>
        )}
      </p>
      <Going item={item} />
      {isRevoking && (
        <RevokeDialog item={item} memberId={memberId} onClose={() => setRevoking(false)} />
      )}
    </li>
  );
}
