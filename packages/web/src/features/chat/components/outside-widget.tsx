import { Trans, useLingui } from '@lingui/react/macro';
import type { OutsideChat } from '@wl/contract/chat-start';
import { useRef } from 'react';
import { useWidgetStart } from '../outside-chat.ts';
import s from './panel.module.css';

/** Shows the external chat widget that replaces the casino's chat, and names its provider. */
export function OutsideWidget({ widget }: { widget: OutsideChat }) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  useWidgetStart(frame, widget);
  const { host } = new URL(widget.url);
  return (
    <>
      <iframe
        ref={frame}
        src={widget.url}
        title={t`Live Chat`}
        className={s.outside}
        // `allow-same-origin` is safe here: the widget has a different origin, so its scripts cannot access this page.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="no-referrer"
      />
      <p className={s.provider}>
        <Trans>This chat is provided by {host}.</Trans>
      </p>
    </>
  );
}
