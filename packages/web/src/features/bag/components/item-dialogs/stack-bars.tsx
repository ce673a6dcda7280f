import { Trans } from '@lingui/react/macro';
import type { BagItem, StackLine } from '@wl/contract/bag';
import type * as z from 'zod/mini';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../../app/language/formats.ts';
import { bagQuery } from '../../api.ts';
import { useItemWords } from '../../use-item-words.ts';
import s from './dialogs.module.css';

const colours = ['#0f7a6e', '#34478a', '#8a3fa0', '#b07c26'];

/**
 * Lists the member's bonuses and the new bonus, each with a bar for the turnover that counts towards the bonus. All
 * bars share one axis, the total turnover.
 */
export function StackBars({
  stack,
  item,
}: {
  stack: readonly z.infer<typeof StackLine>[];
  item: BagItem;
}) {
  const { money } = useFormats();
  const { words } = useItemWords();
  const bag = useQuery(bagQuery);
  const end = Math.max(1, ...stack.map((line) => line.done_after));
  const itemOf = (id: string) =>
    id === item.id ? item : bag.data?.data.going.find((one) => one.id === id);
  return (
    <ol className={s.stack}>
      {stack.map((line, at) => {
        const shown = itemOf(line.id);
        const begins = ((line.done_after - line.left) / end) * 100;
        const left = money(line.left);
        const balance = money(line.balance);
        return (
          <li key={line.id}>
            <span className={s.lineHead}>
              <span>
                {at + 1}. {shown ? words(shown.terms).name : ''}{' '}
                {line.is_new && (
                  <em>
                    <Trans>(this one)</Trans>
                  </em>
                )}
              </span>
              <b>
                <Trans>
                  Wager {left} more to convert {balance} to cash
                </Trans>
              </b>
            </span>
            <svg
              className={s.track}
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect
                x={begins}
                width={Math.max(0.8, (line.left / end) * 100)}
                height="10"
                rx="1"
                fill={line.is_new ? '#e7b75a' : colours[at % colours.length]}
              />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
