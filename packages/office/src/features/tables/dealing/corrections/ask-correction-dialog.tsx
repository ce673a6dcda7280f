import { Trans, useLingui } from '@lingui/react/macro';
import {
  askCorrection,
  correctionReasons,
  type TableCorrection,
} from '@wl/contract/office/tables-corrections';
import { type DealingConsole } from '@wl/contract/office/tables-dealing';
import { useQueryClient } from '@tanstack/react-query';
import { Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import { request } from '../../../../app/api.ts';
import { ActionDialog } from '../../../../app/forms/action-dialog.tsx';
import { ReasonField } from '../../../../app/forms/reason-field.tsx';
import { resultText } from '@wl/ui/features/tables/result-text';
import { consoleKey } from '../api.ts';
import { CardKeys } from '../entry/card-keys.tsx';
import { CARD_GAME, isComplete } from '../entry/dealt-hand.ts';
import { NumberKeys } from '../entry/number-keys.tsx';
import { TwoHands } from '../entry/two-hands.tsx';
import { useCorrectionNames } from './use-correction-names.ts';
import s from './correction-dialog.module.css';

const MIN_COMMENT = 3;

interface AskProps {
  console: DealingConsole;
  close: () => void;
}

/** Asks the pit boss for the correct result of a settled round. A second person decides on the request. */
export function AskCorrectionDialog({ console: { table, results }, close }: AskProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const names = useCorrectionNames();
  const [number, setNumber] = useState(results[0]?.round);
  const [items, setItems] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<TableCorrection['reason'] | ''>('');
  const [comment, setComment] = useState('');
  const send = async () => {
    if (reason === '' || number === undefined) return;
    const params = { slug: table.slug, round: String(number) };
    const body = { items: [...items], reason, comment: comment.trim() };
    await request(askCorrection, { params, body });
    await queries.invalidateQueries({ queryKey: consoleKey(table.slug) });
  };
  return (
    <ActionDialog
      reloads={consoleKey(table.slug)}
      title={<Trans>Correct a result</Trans>}
      submit={<Trans>Send request</Trans>}
      isDanger
      isReady={
        isComplete(table.game, items) && reason !== '' && comment.trim().length >= MIN_COMMENT
      }
      send={send}
      close={close}
    >
      <p>
        <Trans>
          Nothing changes until a second person confirms your request. The payout of each bet is
          then corrected, and both results stay in the record.
        </Trans>
      </p>
      <Select
        label={<Trans>Round</Trans>}
        value={number}
        onChange={({ target }) => setNumber(Number(target.value))}
      >
        {results.map(({ round, events }) => (
          <option key={round} value={round}>
            {round}: {resultText({ events })}
          </option>
        ))}
      </Select>
      <section className={s.result} aria-label={t`Corrected result`}>
        <h3>
          <Trans>Corrected result</Trans>
        </h3>
        <RightResult game={table.game} items={items} setItems={setItems} />
      </section>
      <Select
        label={<Trans>What happened</Trans>}
        value={reason}
        onChange={({ target }) => setReason(target.value as TableCorrection['reason'] | '')}
      >
        <option value="">{t`Choose a reason`}</option>
        {correctionReasons.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
      <ReasonField rows={2} value={comment} onChange={setComment} />
    </ActionDialog>
  );
}

interface RightResultProps {
  game: string;
  items: readonly string[];
  setItems: (items: readonly string[]) => void;
}

/** Shows the part of the correct result that has been entered so far, and the keys for entering the rest. */
function RightResult({ game, items, setItems }: RightResultProps) {
  const takeBack = items.length > 0 ? () => setItems(items.slice(0, -1)) : undefined;
  if (game !== CARD_GAME)
    return (
      <>
        <p role="status" className={s.number}>
          {items[0] ?? '–'}
        </p>
        <NumberKeys
          isActive
          scope="dialog"
          enter={(number) => setItems([number])}
          takeBack={takeBack}
        />
      </>
    );
  return (
    <>
      <TwoHands first={items} second={items} source={null} />
      <CardKeys
        isActive={!isComplete(game, items)}
        scope="dialog"
        enter={(card) => setItems([...items, card])}
        takeBack={takeBack}
      />
    </>
  );
}
