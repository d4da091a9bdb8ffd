import { IMPORT_MESSAGES } from '@/contract/imports';
import { useListImportsQuery, useRemoveImportMutation } from '../api';
import { HistoryCard } from './HistoryCard';

const people = (count: number) =>
  `${count.toLocaleString('es-ES')} ${count === 1 ? 'paciente' : 'pacientes'}`;

/** Earlier imports of patients. One can be undone while nothing hangs on its patients. */
export function ImportHistory() {
  const list = useListImportsQuery();
  const [remove, { isLoading }] = useRemoveImportMutation();
  return (
    <HistoryCard
      title="Importaciones anteriores"
      list={list}
      opening="importUndo"
      countOf={people}
      consequence="Se eliminarán todas sus fichas. Solo es posible mientras ninguna tenga citas, cambios u otros datos."
      texts={IMPORT_MESSAGES}
      remove={remove}
      isRemoving={isLoading}
    />
  );
}
