import { useExerciseLists } from '../useExerciseLists';
import { ExercisePicker, type ExercisePickerProps } from './ExercisePicker';

/** The picker with the server's labels, which are fetched when it opens. */
export function LibraryPicker(props: Omit<ExercisePickerProps, 'lists'>) {
  return <ExercisePicker {...props} lists={useExerciseLists({ quiet: true })} />;
}
