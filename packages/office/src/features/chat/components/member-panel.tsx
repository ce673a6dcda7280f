import { Trans } from '@lingui/react/macro';
import type { ChatCase } from '@wl/contract/office/chat';
import type { Clerk } from '@wl/contract/office/staff';
import { RowButton } from '@wl/ui/controls/row-button';
import { type Language, languageNames } from '@wl/world/languages';
import { useFormats } from '../../../app/language/format.ts';
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

/**
 * Shows the member or visitor in a conversation, and that person's other conversations. For a member, also shows the
 * member's state and actions.
 */
export function MemberPanel({ one, clerk, open, addText, grant }: PanelProps) {
  const { line, requester } = one;
  const mayOpenFile = may(clerk, 'members.view');
  return (
    <div className={s.member}>
      {requester.kind === 'member' ? (
        <MemberFacts member={requester} language={line.language} />
      ) : (
        <VisitorFacts visitor={requester} language={line.language} />
      )}
      {requester.kind === 'member' && mayOpenFile && <MemberStatus memberId={requester.id} />}
      {requester.kind === 'member' && (
        <MemberActions
          memberId={requester.id}
          language={line.language}
          mayOpenFile={mayOpenFile}
          mayGrant={may(clerk, 'bonuses.grant')}
          addText={addText}
          grant={grant}
        />
      )}
      <OtherConversations one={one} open={open} />
    </div>
  );
}

type Requester<Kind> = Extract<ChatCase['requester'], { kind: Kind }>;

interface MemberProps {
  member: Requester<'member'>;
  language: Language;
}

function MemberFacts({ member, language }: MemberProps) {
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
          <dd>{languageNames[language]}</dd>
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

interface VisitorProps {
  visitor: Requester<'visitor'>;
  language: Language;
}

/**
 * Shows the details entered by a visitor. Anyone can enter any e-mail address, so the panel says whether the address is
 * confirmed.
 */
function VisitorFacts({ visitor: { name, email, confirmed }, language }: VisitorProps) {
  return (
    <section>
      <h2>{name}</h2>
      <p>
        <span className={paper.badge} data-tone={confirmed ? 'ok' : 'warn'}>
          {confirmed ? (
            <Trans>E-mail address confirmed</Trans>
          ) : (
            <Trans>E-mail address not confirmed</Trans>
          )}
        </span>
      </p>
      <dl className={paper.rows}>
        <div className={s.email}>
          <dt>
            <Trans>E-mail</Trans>
          </dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>
            <Trans>Language</Trans>
          </dt>
          <dd>{languageNames[language]}</dd>
        </div>
      </dl>
      <p className={paper.sub}>
        <Trans>
          This visitor is not signed in. Do not share any account information, even if the e-mail
          address belongs to a member.
        </Trans>
      </p>
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
          <Trans>No other conversations.</Trans>
        </p>
      ) : (
        <ul className={s.earlier}>
          {earlier.map((other) => (
            <li key={other.id}>
              <RowButton onClick={() => open(other.id)}>
                <small>{time(other.opened_at)}</small>
                <span lang={line.language}>{other.last_text}</span>
              </RowButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
