import { Trans } from '@lingui/react/macro';
import type { ChatCase } from '@wl/contract/office/chat';
import type { Clerk } from '@wl/contract/office/staff';
import { useFormats } from '../../../app/language/format.ts';
import { languageNames } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { MemberStatus } from '../../members/index.ts';
import { MemberActions } from './member-actions.tsx';
import s from './member-panel.module.css';

interface PanelProps {
  one: ChatCase;
  clerk: Clerk;
  open: (id: string) => void;
  addText: ((text: string) => void) | undefined;
  grant: () => void;
}

/** Shows the member of a conversation: state, actions, and the member's other conversations. */
export function MemberPanel({ one, clerk, open, addText, grant }: PanelProps) {
  const { line, member } = one;
  const mayOpenFile = may(clerk, 'members.view');
  return (
    <div className={s.member}>
      <Facts one={one} />
      {mayOpenFile && <MemberStatus memberId={member.id} />}
      <MemberActions
        memberId={member.id}
        language={line.language}
        mayOpenFile={mayOpenFile}
        mayGrant={may(clerk, 'bonuses.grant')}
        addText={addText}
        grant={grant}
      />
      <OtherConversations one={one} open={open} />
    </div>
  );
}

function Facts({ one: { member, line } }: { one: ChatCase }) {
  const { day } = useFormats();
  return (
    <section>
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
    </section>
  );
}

function OtherConversations({ one: { earlier, line }, open }: Pick<PanelProps, 'one' | 'open'>) {
  const { time } = useFormats();
  return (
    <section>
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
    </section>
  );
}
