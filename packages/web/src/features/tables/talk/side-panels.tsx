import { WinsPanel } from '../wins/wins-panel.tsx';
import { TableTalk } from './table-talk.tsx';

/** Shows the panels of the side column that every table has. They load after the table. */
export default function SidePanels({ slug }: { slug: string }) {
  return (
    <>
      <WinsPanel slug={slug} />
      <TableTalk slug={slug} />
    </>
  );
}
