import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RowButton } from '@wl/ui/controls/row-button';
import { replyText } from '@wl/world/canned-replies/canned-replies';
import { type PageLink, pageLinkTexts } from '@wl/world/canned-replies/page-links';
import { Icon, type IconName } from '@wl/ui/icon';
import type { Language } from '@wl/world/languages';
import type { ReactNode } from 'react';
import { useCodeNames } from '../../../app/language/format.ts';
import { replyNames } from '../../canned-replies/index.ts';
import s from './member-panel.module.css';

interface ActionsProps {
  memberId: string;
  language: Language;
  mayOpenFile: boolean;
  mayGrant: boolean;
  /** Adds text to the clerk's answer; undefined if the clerk cannot answer now. */
  addText: ((text: string) => void) | undefined;
  /** Opens the dialog that grants an item. */
  grant: () => void;
}

/**
 * Shows the actions for a conversation's member: opening the member's file, adding a link to the answer, and granting
 * an item.
 */
export function MemberActions(props: ActionsProps) {
  const { memberId, language, mayOpenFile, mayGrant, addText, grant } = props;
  const languageName = useCodeNames().language(language);
  if (!mayOpenFile && !mayGrant && !addText) return null;
  const add = (link: PageLink) =>
    addText?.(replyText({ texts: pageLinkTexts[link] }, language, replyNames('', '')));
  return (
    <section>
      <h3>
        <Trans>Actions</Trans>
      </h3>
      <ul className={s.actions}>
        {mayOpenFile && (
          <li>
            <Link to="/members/$id" params={{ id: memberId }}>
              <Face icon="user" hint={<Trans>Money, play and documents</Trans>}>
                <Trans>Open the member’s file</Trans>
              </Face>
            </Link>
          </li>
        )}
        {addText && (
          <>
            <ActionButton
              icon="sliders"
              hint={<Trans>Added to your answer, in {languageName}</Trans>}
              onPress={() => add('limits')}
            >
              <Trans>Add link to limits</Trans>
            </ActionButton>
            <ActionButton
              icon="passport"
              hint={<Trans>Added to your answer, in {languageName}</Trans>}
              onPress={() => add('documents')}
            >
              <Trans>Ask for documents</Trans>
            </ActionButton>
          </>
        )}
        {mayGrant && (
          <ActionButton
            icon="gift"
            hint={<Trans>An item from the marketplace</Trans>}
            onPress={grant}
          >
            <Trans>Give an item</Trans>
          </ActionButton>
        )}
      </ul>
    </section>
  );
}

interface FaceProps {
  icon: IconName;
  hint: ReactNode;
  children: ReactNode;
}

function Face({ icon, hint, children }: FaceProps) {
  return (
    <>
      <Icon name={icon} size={20} />
      <b>{children}</b>
      <small>{hint}</small>
    </>
  );
}

function ActionButton({ onPress, ...face }: FaceProps & { onPress: () => void }) {
  return (
    <li>
      <RowButton onClick={onPress}>
        <Face {...face} />
      </RowButton>
    </li>
  );
}
