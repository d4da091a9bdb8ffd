import { exercisesDomain } from '@/features/exercises';

export { HomeExercisesPage as Component } from './ui/HomeExercisesPage';
export const domains = [exercisesDomain];
