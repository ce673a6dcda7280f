import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import paper from '../../../app/paper.module.css';
import { useTitleLanguage } from '../use-replies.ts';
import s from './replies.module.css';

/** Lists the replies as links to their forms: first the available replies, then the removed ones. */
export function ReplyList({ replies }: { replies: readonly StoredReply[] }) {
  const used = replies.filter(({ is_removed }) => !is_removed);
  const removed = replies.filter(({ is_removed }) => is_removed);
  return (
    <>
      <List replies={used} />
      {removed.length > 0 && (
        <>
          <h2>
            <Trans>Removed</Trans>
          </h2>
          <List replies={removed} />
        </>
      )}
    </>
  );
}

function List({ replies }: { replies: readonly StoredReply[] }) {
  const language = useTitleLanguage();
  return (
    <ul className={s.list}>
      {replies.map((reply) => (
        <li key={reply.id}>
          <Link to="/canned-replies" search={{ reply: reply.id }}>
            <b>{reply.titles[language]}</b>
            <Marks reply={reply} />
            <span className={s.beginning}>{reply.texts[language]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Marks({ reply: { origin, action } }: { reply: StoredReply }) {
  const { t } = useLingui();
  return (
    <span className={s.marks}>
      {action && <span className={paper.badge}>{t`Macro`}</span>}
      {origin !== 'default' && (
        <span className={paper.badge}>
          {origin === 'own' ? (
            <Trans context="canned reply">Custom</Trans>
          ) : (
            <Trans context="canned reply">Changed</Trans>
          )}
        </span>
      )}
    </span>
  );
}
