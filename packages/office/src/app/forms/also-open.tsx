import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SharedForm } from '@wl/contract/office/staff-forms';
import { Icon } from '@wl/ui/icon';
import { type Language, languageNames } from '@wl/world/languages';
import paper from '../paper.module.css';
import type { Present } from '../realtime/realtime.ts';
import { useOthers } from '../realtime/use-others.ts';
import s from './also-open.module.css';

interface AlsoOpenProps {
  form: SharedForm;
  /** Id of the object that the form edits. Not needed if the form always edits the same object. */
  id?: string;
  /** Language of the text being edited, if the form has a separate text for each language. */
  language?: Language;
}

/** Names the other clerks who have the same object open. Screen readers announce each change to this list. */
export function AlsoOpen({ form, id = 'one', language }: AlsoOpenProps) {
  const { here, elsewhere } = useOthers(form, id, language);
  return (
    <div role="status" className={s.others}>
      {here.length > 0 && <Here people={here} language={language} />}
      {elsewhere.length > 0 && <Elsewhere people={elsewhere} />}
    </div>
  );
}

interface PeopleProps {
  people: readonly Present[];
}

/** Returns the names as one text, such as “Ada and Bo”. */
function useNames(people: readonly Present[]): string {
  const { i18n } = useLingui();
  return new Intl.ListFormat(i18n.locale).format(people.map(({ name }) => name));
}

function Here({ people, language }: PeopleProps & { language: Language | undefined }) {
  const { t } = useLingui();
  const names = useNames(people);
  const languageName = language && languageNames[language];
  return (
    <p className={`${paper.badge ?? ''} ${s.line ?? ''}`} data-tone="warn">
      <Icon name="eye" size={16} />
      <span>
        {languageName
          ? t({
              message: plural(people.length, {
                one: `${names} also has this text open (${languageName})`,
                other: `${names} also have this text open (${languageName})`,
              }),
            })
          : t({
              message: plural(people.length, {
                one: `${names} also has this form open`,
                other: `${names} also have this form open`,
              }),
            })}
      </span>
    </p>
  );
}

function Elsewhere({ people }: PeopleProps) {
  const { t } = useLingui();
  const names = useNames(people);
  return (
    <p className={`${paper.badge ?? ''} ${s.line ?? ''}`}>
      <Icon name="eye" size={16} />
      <span>
        {t({
          message: plural(people.length, {
            one: `${names} has this text open in another language`,
            other: `${names} have this text open in another language`,
          }),
        })}
      </span>
    </p>
  );
}
