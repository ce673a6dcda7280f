import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { documentFile, type DocumentCase } from '@wl/contract/office/passport';
import { Button } from '@wl/ui/controls/button';
import type { IconName } from '@wl/ui/icon';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { request } from '../../../app/api.ts';
import { useObjectUrl } from '@wl/ui/use-object-url';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useDocumentNames } from '../names.ts';
import d from './documents.module.css';

interface Look {
  zoom: number;
  /** Quarter turns, clockwise. */
  turns: number;
  x: number;
  y: number;
}

const STILL: Look = { zoom: 1, turns: 0, x: 0, y: 0 };
const STEP = 1.4;
const MOST = 8;
const PAN_PX = 60;

/** Manages a picture's zoom, rotation and position, which are controlled by buttons, keys and dragging. */
function useLook() {
  const [look, setLook] = useState(STILL);
  const zoom = (by: number) =>
    setLook((now) => {
      const next = Math.min(MOST, Math.max(1, now.zoom * by));
      // When the zoom returns to the original size, centre the picture again.
      return next === 1 ? { ...STILL, turns: now.turns } : { ...now, zoom: next };
    });
  const pan = (x: number, y: number) =>
    setLook((now) => (now.zoom === 1 ? now : { ...now, x: now.x + x, y: now.y + y }));
  const rotate = () => setLook((now) => ({ ...STILL, turns: now.turns + 1 }));
  return { look, zoom, pan, rotate, reset: () => setLook(STILL) };
}

function Tool(props: { icon: IconName; label: string; press: () => void }) {
  return (
    <Button
      variant="ink"
      size="small"
      icon={props.icon}
      aria-label={props.label}
      title={props.label}
      onClick={props.press}
    />
  );
}

function Picture({ address, alt }: { address: string; alt: string }) {
  const { t } = useLingui();
  const { look, zoom, pan, rotate, reset } = useLook();
  useShortcuts({
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    o: rotate,
    '0': reset,
  });
  const onKey = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
      event.key
    ];
    if (!way) return;
    event.preventDefault();
    pan((way[0] ?? 0) * PAN_PX, (way[1] ?? 0) * PAN_PX);
  };
  const onMove = (event: PointerEvent) => {
    if (event.buttons === 1) pan(event.movementX, event.movementY);
  };
  // Rotation by 90° swaps a picture's width and height. `data-aside` then makes the picture smaller, so that it stays
  // fully visible.
  const turn = `translate(${look.x}px, ${look.y}px) scale(${look.zoom}) rotate(${look.turns * 90}deg)`;
  return (
    <>
      <div className={d.tools} role="group" aria-label={t`Image controls`}>
        <Tool icon="plus" label={t`Zoom in`} press={() => zoom(STEP)} />
        <Tool icon="minus" label={t`Zoom out`} press={() => zoom(1 / STEP)} />
        <Tool icon="repeat" label={t`Rotate`} press={rotate} />
        <Tool icon="expand" label={t`Show full image`} press={reset} />
        <output className={d.zoom}>{Math.round(look.zoom * 100)}%</output>
      </div>
      <div
        className={d.stage}
        role="group"
        tabIndex={0}
        aria-label={t`Move the image with the arrow keys`}
        data-zoomed={look.zoom > 1}
        onKeyDown={onKey}
        onPointerMove={onMove}
        onWheel={(event) => {
          if (event.ctrlKey) zoom(event.deltaY < 0 ? STEP : 1 / STEP);
        }}
      >
        <img
          src={address}
          alt={alt}
          draggable={false}
          data-aside={look.turns % 2 === 1}
          style={{ transform: turn }}
        />
      </div>
    </>
  );
}

/** Shows the pages of a document, one at a time. */
export function Viewer({ one, mayOpen }: { one: DocumentCase; mayOpen: boolean }) {
  const { t } = useLingui();
  const { types } = useDocumentNames();
  const [page, setPage] = useState(0);
  const file = one.files[page];
  const contents = useQuery({
    queryKey: ['document-file', one.id, file?.id],
    queryFn: async () =>
      (await request(documentFile, { params: { id: one.id, file: file?.id ?? '' } })) as Blob,
    enabled: mayOpen && file !== undefined,
    // Do not refetch the file while it is shown: it never changes, and every request adds an entry to the audit log.
    staleTime: Infinity,
    gcTime: 0,
  });
  const address = useObjectUrl(contents.data);
  const next = () => setPage((now) => (now + 1) % Math.max(1, one.files.length));
  useShortcuts({ n: next });
  const type = types[one.type];
  const number = page + 1;
  return (
    <section className={d.viewer} aria-label={t`Document`}>
      <div className={d.viewerHead}>
        <h3>{type}</h3>
        {one.files.length > 1 && (
          <div className={d.pages} role="group" aria-label={t`Pages`}>
            {one.files.map(({ id }, index) => (
              <Button
                key={id}
                variant={index === page ? 'brass' : 'ink'}
                size="small"
                aria-pressed={index === page}
                aria-label={t`Page ${index + 1}`}
                onClick={() => setPage(index)}
              >
                {index + 1}
              </Button>
            ))}
          </div>
        )}
      </div>
      {file === undefined && (
        <p className={d.gone}>
          <Trans>The document’s files were deleted. The history is kept.</Trans>
        </p>
      )}
      {file !== undefined && !mayOpen && (
        <p className={d.gone}>
          <Trans>Only clerks with permission to view documents can open them.</Trans>
        </p>
      )}
      {contents.isFetching && <Waiting />}
      {contents.isError && <Failed error={contents.error} again={() => void contents.refetch()} />}
      {file && address && (
        <Picture key={file.id} address={address} alt={t`${type}, page ${number}`} />
      )}
    </section>
  );
}
