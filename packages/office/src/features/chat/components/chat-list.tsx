import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ChatLine } from '@wl/contract/office/chat';
import { Select } from '@wl/ui/controls/field';
import { Tabs } from '@wl/ui/controls/tabs';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { useRef } from 'react';
import { QueuePages } from '../../../app/cases/queue-pages.tsx';
import board from '../../../app/board.module.css';
import { useNow } from '../../../app/now.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { type ChatGroup, chatGroups, type ChatPlace, type ChatTab, grouped } from '../chats.ts';
import { useEndedChats, useOpenChats } from '../queue.ts';
import { ChatRow } from './chat-row.tsx';
import s from './chat.module.css';

interface ListProps {
  place: ChatPlace;
  clerkId: string;
}

/** Moves the focus in the list with J and K. The focused row is a button, so Enter opens its conversation. */
function useRowKeys() {
  const list = useRef<HTMLElement>(null);
  const move = (by: number) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-chat]') ?? [])];
    const focused = rows.findIndex((row) => row === document.activeElement);
    const at = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused;
    rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return list;
}

/** Shows the list of conversations, with one tab for open and one for ended conversations. */
export function ChatList({ place, clerkId }: ListProps) {
  const { t } = useLingui();
  const list = useRowKeys();
  const tabs: { key: ChatTab; title: string }[] = [
    { key: 'open', title: t({ message: 'Open', context: 'conversations' }) },
    { key: 'ended', title: t({ message: 'Ended', context: 'conversations' }) },
  ];
  return (
    <section ref={list} className={`${board.queue ?? ''} ${s.queue ?? ''}`} aria-labelledby="chats">
      <header className={board.queueHead}>
        <h1 id="chats">
          <Trans>Live chat</Trans>
        </h1>
        <Link to="/canned-replies" search={{}}>
          <Trans>Canned replies</Trans>
        </Link>
        <Link to="/chat/hours">
          <Trans>Opening hours</Trans>
        </Link>
      </header>
      <Tabs
        label={t`Conversation filter`}
        tabs={tabs}
        current={place.tab}
        onChange={(tab) => place.show({ tab, page: 1 })}
      >
        {place.tab === 'open' ? (
          <OpenChats place={place} clerkId={clerkId} />
        ) : (
          <EndedChats place={place} />
        )}
      </Tabs>
    </section>
  );
}

interface LanguageFilterProps {
  lines: readonly ChatLine[];
  language: Language | undefined;
  choose: (language: Language | undefined) => void;
}

function LanguageFilter({ lines, language, choose }: LanguageFilterProps) {
  const { t } = useLingui();
  const count = (one: Language) => lines.filter((line) => line.language === one).length;
  return (
    <Select
      label={t`Language`}
      value={language ?? ''}
      onChange={(event) => choose(languages.find((one) => one === event.target.value))}
    >
      <option value="">{t`All languages`}</option>
      {languages.map((one) => (
        <option key={one} value={one}>
          {languageNames[one]} ({count(one)})
        </option>
      ))}
    </Select>
  );
}

/** Shows the open conversations in three groups: waiting, taken by this clerk, and taken by colleagues. */
function OpenChats({ place, clerkId }: ListProps) {
  const { t } = useLingui();
  const query = useOpenChats();
  const { language } = place;
  const now = useNow(1000);
  const names: Record<ChatGroup, string> = {
    waiting: t`Waiting`,
    mine: t`My conversations`,
    colleagues: t`Colleagues’ conversations`,
  };
  const lines = query.data;
  if (query.isPending) return <Waiting lines={4} />;
  if (!lines) return <Failed error={query.error} again={() => void query.refetch()} />;
  const groups = grouped(
    lines.filter((line) => language === undefined || line.language === language),
    clerkId,
  );
  return (
    <>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      <LanguageFilter
        lines={lines}
        language={language}
        choose={(next) => place.show({ language: next })}
      />
      {chatGroups.map((group) => (
        <section key={group} className={s.group} aria-labelledby={`chats-${group}`}>
          <h2 id={`chats-${group}`}>
            {names[group]} <span>{groups[group].length}</span>
          </h2>
          {groups[group].length === 0 && <NoChats group={group} />}
          <Rows lines={groups[group]} place={place} now={now} />
        </section>
      ))}
    </>
  );
}

function NoChats({ group }: { group: ChatGroup }) {
  return (
    <p className={s.empty}>
      {group === 'waiting' ? (
        <Trans>No conversations waiting. New messages appear here.</Trans>
      ) : group === 'mine' ? (
        <Trans>Conversations that you take appear here.</Trans>
      ) : (
        <Trans>Conversations that colleagues have taken appear here.</Trans>
      )}
    </p>
  );
}

interface RowsProps {
  lines: readonly ChatLine[];
  place: ChatPlace;
  now: number;
}

function Rows({ lines, place, now }: RowsProps) {
  return (
    <ul className={board.list}>
      {lines.map((line) => (
        <li key={line.id}>
          <ChatRow
            line={line}
            now={now}
            isCurrent={line.id === place.chat}
            choose={() => place.show({ chat: line.id })}
          />
        </li>
      ))}
    </ul>
  );
}

function EndedChats({ place }: { place: ChatPlace }) {
  const query = useEndedChats(place.page);
  const now = useNow(60_000);
  if (query.isPending) return <Waiting lines={4} />;
  if (!query.data) return <Failed error={query.error} again={() => void query.refetch()} />;
  const { data, meta } = query.data;
  return (
    <>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {data.length === 0 && (
        <p className={s.empty}>
          <Trans>No ended conversations yet.</Trans>
        </p>
      )}
      <Rows lines={data} place={place} now={now} />
      {(place.page > 1 || meta.to < meta.total) && (
        <QueuePages
          page={place.page}
          meta={meta}
          choose={(page) => place.show({ page })}
          earlier={<Trans context="conversations">Newer</Trans>}
          more={<Trans context="conversations">Older</Trans>}
        />
      )}
    </>
  );
}
