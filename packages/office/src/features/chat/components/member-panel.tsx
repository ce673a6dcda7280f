import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ChatCase } from '@wl/contract/office/chat';
import { useFormats } from '../../../app/language/format.ts';
import { languageNames } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import s from './chat.module.css';

interface PanelProps {
  one: ChatCase;
  mayOpenFile: boolean;
  open: (id: string) => void;
}

/** Shows the member of a conversation, with a link to the member's file and the member's other conversations. */
export function MemberPanel({ one, mayOpenFile, open }: PanelProps) {
  const { time, day } = useFormats();
  const { member, line, earlier } = one;
  return (
    <div className={s.member}>
      <h2>{member.nickname}</h2>
      <dl className={paper.rows}>
        <div>
          <dt>
            <Trans>First name</Trans>
          </dt>
          <dd>{member.first_name}</dd>
        </div>
        <div className={s.email}>
          <dt>
            <Trans>E-mail</Trans>
          </dt>
          <dd>{member.email}</dd>
        </div>
        <div>
          <dt>
            <Trans>Language</Trans>
          </dt>
          <dd>{languageNames[line.language]}</dd>
        </div>
        <div>
          <dt>
            <Trans>Member since</Trans>
          </dt>
          <dd>{day(member.created_at.slice(0, 10))}</dd>
        </div>
      </dl>
      {mayOpenFile && (
        <Link to="/members/$id" params={{ id: member.id }}>
          <Trans>Open the member’s file</Trans>
        </Link>
      )}
      <h3>
        <Trans>Other conversations</Trans>
      </h3>
      {earlier.length === 0 ? (
        <p className={paper.sub}>
          <Trans>This member has no other conversations.</Trans>
        </p>
      ) : (
        <ul className={s.earlier}>
          {earlier.map((other) => (
            <li key={other.id}>
              <button type="button" onClick={() => open(other.id)}>
                <small>{time(other.opened_at)}</small>
                <span lang={line.language}>{other.last_text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
