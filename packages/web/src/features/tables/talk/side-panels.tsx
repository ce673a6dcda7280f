import { WinsPanel } from '../wins/wins-panel.tsx';
import { TableTalk } from './table-talk.tsx';

/** Shows the side-column panels that all tables have. They load after the table. */
export default function SidePanels({ slug }: { slug: string }) {
  return (
    <>
      <WinsPanel slug={slug} />
      <TableTalk slug={slug} />
    </>
  );
}
