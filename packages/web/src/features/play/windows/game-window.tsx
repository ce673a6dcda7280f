import { Suspense, useCallback, type ReactNode, type RefObject } from 'react';
import { contentOf, type ShownGame } from './contents.ts';
import { GameContent } from './game-content.tsx';
import s from './game-window.module.css';
import { MovePanel } from './move-panel.tsx';
import type { WindowAction, OpenWindow } from './open-windows.ts';
import { WindowFrame } from './window-frame.tsx';
import { WindowTools } from './window-tools.tsx';

interface GameWindowProps {
  open: OpenWindow;
  layer: number;
  isFront: boolean;
  /** True if the window is visible. On phones, only the front window is visible. */
  isShown: boolean;
  isAlone: boolean;
  mode: 'cash' | 'demo';
  animate: boolean;
  manager: RefObject<HTMLElement | null>;
  change: (action: WindowAction) => void;
  onShown: (slug: string, game: ShownGame) => void;
  /** Buttons at the end of the title bar. */
  tools: ReactNode;
}

/** Shows the window of one game or shared table. Each window plays its own rounds. */
export function GameWindow(props: GameWindowProps) {
  const { open, change, isFront, isShown, isAlone, mode, onShown } = props;
  const { slug, category, place } = open;
  const Content = contentOf(category);
  const onClose = useCallback(() => change({ type: 'close', slug }), [change, slug]);
  return (
    <WindowFrame
      place={place}
      layer={props.layer}
      isFront={isFront}
      isShown={isShown}
      isAlone={isAlone}
      manager={props.manager}
      onPlace={(next) => change({ type: 'place', slug, place: next })}
      onFront={() => change({ type: 'front', slug })}
    >
      {(drag) => {
        const content = {
          slug,
          drag,
          onShown,
          onClose,
          gripOf: (name: string) =>
            drag && (
              <MovePanel
                name={name}
                place={place}
                onPlace={(next) => change({ type: 'place', slug, place: next })}
              />
            ),
          toolsOf: (name: string) => (
            <>
              {props.tools}
              {drag && <WindowTools name={name} slug={slug} change={change} />}
            </>
          ),
        };
        return Content ? (
          <Suspense fallback={<section className={s.waiting} aria-busy="true" />}>
            <Content {...content} />
          </Suspense>
        ) : (
          <GameContent {...content} mode={mode} animate={props.animate} isAlone={isAlone} />
        );
      }}
    </WindowFrame>
  );
}
