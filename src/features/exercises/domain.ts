import type { Domain } from '@/shared/redux';
import { exercisesSlice } from './slice';

export const exercisesDomain: Domain = { name: 'exercises', slices: [exercisesSlice] };
