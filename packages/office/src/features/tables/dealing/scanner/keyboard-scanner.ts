import { flushSync } from 'react-dom';
import { reactTo, type Burst } from './burst.ts';
import type { CardScanner } from './card-scanner.ts';

/**
 * Time in ms for which a key is withheld from the page. The time is longer than the longest gap between two keys of a
 * scanner, because a busy page receives keys late.
 */
const KEEP_MS = 80;

const TEXT_FIELD = 'textarea, select, input:not([type=radio], [type=checkbox])';
const MODIFIERS = new Set(['Shift', 'CapsLock']);

/** Key that is withheld from the page until it is known whether a scanner or a person typed the key. */
interface KeptKey {
  key: string;
  code: string;
}

/**
 * Reads a scanner that types like a keyboard and ends each code with `Enter`. A scan never reaches the page. Keys typed
 * by a person reach the page after a short delay. Keys in text fields are not withheld, so scans are not recognised
 * there.
 */
export function keyboardScanner(): CardScanner {
  return {
    start(read) {
      let burst: Burst | undefined;
      let kept: KeptKey[] = [];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const replayed = new WeakSet<Event>();

      /** Dispatches the first `count` withheld keys to the page. */
      const release = (count: number) => {
        const released = kept.slice(0, count);
        kept = kept.slice(count);
        for (const { key, code } of released) {
          const event = new KeyboardEvent('keydown', {
            ...{ key, code, bubbles: true, cancelable: true },
          });
          replayed.add(event);
          // As with real key presses, the next key must find the state and the focus that this key has caused.
          flushSync(() => (document.activeElement ?? document.body).dispatchEvent(event));
        }
      };
      const giveUp = () => {
        burst = undefined;
        release(kept.length);
      };
      const onKey = (event: KeyboardEvent) => {
        const { key, code, target } = event;
        if (replayed.has(event) || MODIFIERS.has(key) || !(target instanceof Element)) return;
        clearTimeout(timer);
        const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
        if (isShortcut || target.closest(TEXT_FIELD)) return giveUp();
        const reaction = reactTo(burst, key, event.timeStamp);
        burst = reaction.kind === 'wait' ? reaction.burst : undefined;
        if (reaction.kind !== 'scan') release(reaction.released.length);
        if (reaction.kind === 'pass') return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (reaction.kind === 'wait') {
          kept.push({ key, code });
          timer = setTimeout(giveUp, KEEP_MS);
        } else {
          kept = [];
          read(reaction.code);
        }
      };
      window.addEventListener('keydown', onKey, { capture: true });
      return () => {
        window.removeEventListener('keydown', onKey, { capture: true });
        clearTimeout(timer);
      };
    },
  };
}
