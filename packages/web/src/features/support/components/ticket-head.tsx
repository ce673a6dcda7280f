import { Trans, useLingui } from '@lingui/react/macro';
import type { SupportTicket } from '@wl/contract/support';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { useDueDay } from '../use-due-day.ts';
import { useKindWords, useTopicWords } from '../use-topic-words.ts';
import { StateTag } from './state-tag.tsx';
import s from './ticket-head.module.css';

/**
 * Shows the details of a support ticket in the style of a printed ticket: number, topic, opening date, promised
 * answer date, and state.
 */
export function TicketHead({ ticket }: { ticket: SupportTicket }) {
  const { t } = useLingui();
  const topics = useTopicWords();
  const kinds = useKindWords();
  const { date } = useFormats();
  const dueDay = useDueDay();
  const { number, kind, topic, state, about, created_at: createdAt, due_at: dueAt } = ticket;
  const waits = state === 'open' || state === 'review';
  return (
    <header className={s.pass}>
      <div className={s.main}>
        <div className={s.band}>
          <span>
            <Trans>Support ticket</Trans>
          </span>
          <span>{kinds[kind]}</span>
        </div>
        <div className={s.body}>
          <h1>
            <Trans>
              Ticket <span className={s.number}>{number}</span>
            </Trans>
          </h1>
          <dl className={s.facts}>
            <Fact name={t`Topic`}>{topics[topic]}</Fact>
            <Fact name={t`Opened on`}>
              <time dateTime={createdAt}>{date(createdAt)}</time>
            </Fact>
            {waits && (
              <Fact name={t`Answer promised by`}>
                <time dateTime={dueAt}>{dueDay(dueAt)}</time>
              </Fact>
            )}
            {about !== '' && <Fact name={t`Round or payment number`}>{about}</Fact>}
          </dl>
        </div>
      </div>
      <div className={s.stub}>
        <StateTag state={state} />
        <div className={s.bars} aria-hidden="true" />
      </div>
    </header>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
