import type { TicketState } from '@wl/world/casino/support';
import { useStateWords } from '../use-topic-words.ts';
import s from './state-tag.module.css';

/** Shows a ticket's state as a coloured label. */
export function StateTag({ state }: { state: TicketState }) {
  const words = useStateWords();
  return (
    <span className={s.tag} data-state={state}>
      {words[state]}
    </span>
  );
}
