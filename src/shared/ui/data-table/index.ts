export { DataTable, type DataTableProps } from './DataTable';
export type { Column, Sort, SortDirection } from './column';
