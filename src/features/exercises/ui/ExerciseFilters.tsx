import type { Option } from '@/contract/exerciseAnswers';
import { Button } from '@/shared/ui/button/Button';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';
import type { ExercisesState } from '../slice';

export interface ExerciseFiltersProps {
  filters: ExercisesState;
  categories: readonly Option[];
  difficulties: readonly Option[];
  onSearchChange: (search: string) => void;
  onCategoryChange: (category: string) => void;
  onDifficultyChange: (difficulty: string) => void;
  onClear: () => void;
}

/** Search box, category and difficulty above the library. */
export function ExerciseFilters({
  filters,
  categories,
  difficulties,
  onSearchChange,
  onCategoryChange,
  onDifficultyChange,
  onClear,
}: ExerciseFiltersProps) {
  const isFiltered = Boolean(filters.search || filters.category || filters.difficulty);
  return (
    <Toolbar
      label="Filtros de ejercicios"
      search={
        <SearchField
          label="Buscar ejercicios"
          placeholder="Buscar ejercicios..."
          value={filters.search}
          onChange={onSearchChange}
        />
      }
      filters={
        <>
          <NativeSelectField
            label="Categoría"
            labelHidden
            placeholder="Todas las categorías"
            value={filters.category}
            onChange={onCategoryChange}
            options={categories}
          />
          <NativeSelectField
            label="Dificultad"
            labelHidden
            placeholder="Todas las dificultades"
            value={filters.difficulty}
            onChange={onDifficultyChange}
            options={difficulties}
          />
        </>
      }
      actions={
        isFiltered && (
          <Button variant="quiet" onClick={onClear}>
            Limpiar filtros
          </Button>
        )
      }
    />
  );
}
