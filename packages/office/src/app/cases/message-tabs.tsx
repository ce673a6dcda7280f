import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@wl/ui/controls/tabs';
import type { ReactNode } from 'react';

interface MessageTabsProps<Answer extends string> {
  /** Value of `current` while the answer tab is selected. */
  answer: Answer;
  current: Answer | 'note';
  onChange: (next: Answer | 'note') => void;
  /** Form of the current tab. */
  children: ReactNode;
}

/**
 * Shows the tabs for an answer and a note, labelled with the shortcuts A and N. The composer handles these shortcuts.
 */
export function MessageTabs<Answer extends string>({
  answer,
  current,
  onChange,
  children,
}: MessageTabsProps<Answer>) {
  const { t } = useLingui();
  return (
    <Tabs<Answer | 'note'>
      label={t`Type of message`}
      tabs={[
        { key: answer, title: <Title text={t({ message: 'Answer', context: 'noun' })} kbd="A" /> },
        { key: 'note', title: <Title text={t({ message: 'Note', context: 'noun' })} kbd="N" /> },
      ]}
      current={current}
      onChange={onChange}
    >
      {children}
    </Tabs>
  );
}

function Title({ text, kbd }: { text: string; kbd: string }) {
  return (
    <>
      {text} <kbd aria-hidden="true">{kbd}</kbd>
    </>
  );
}
