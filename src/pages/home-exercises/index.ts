export { exercisesDomain } from '@/features/exercises';
export { HomeExercisesPage } from './ui/HomeExercisesPage';
