export { exercisesDomain } from '@/features/exercises';
export { ExercisesPage } from './ui/ExercisesPage';
