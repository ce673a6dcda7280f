import { Skeleton } from '@wl/ui/feedback/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { tablePicture } from '../../table-pictures/index.ts';
import type { ShownTable } from '../live-state.ts';
import { sceneOf } from '../scene.ts';
import s from './dealt-scene.module.css';

const TablePicture = lazy(tablePicture);

interface DealtSceneProps {
  table: ShownTable;
  countdown: ReactNode;
  /** Cards or winning number of the round. */
  children: ReactNode;
  /** Row below the video. */
  below?: ReactNode;
}

/** Shows a dealt table: the live video, with the countdown and the result beside it. */
export function DealtScene({ table, countdown, children, below }: DealtSceneProps) {
  return (
    <div className={s.scene} style={sceneOf(table.city)}>
      <div className={s.picture}>
        <Suspense fallback={<Skeleton className={s.bone ?? ''} />}>
          <TablePicture
            table={table.slug}
            name={table.name}
            hasDealer={table.dealt?.dealer_name !== null}
          />
        </Suspense>
      </div>
      <div className={s.beside}>
        {countdown}
        <div className={s.result}>{children}</div>
      </div>
      {below && <div className={s.below}>{below}</div>}
    </div>
  );
}
