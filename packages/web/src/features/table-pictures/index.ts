/** Component that other features can use: `const TablePicture = lazy(tablePicture)`. */
export { tablePicture } from './loaders/table-picture.ts';
