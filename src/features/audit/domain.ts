import type { Domain } from '@/shared/redux';
import { auditSlice } from './slice';

export const auditDomain: Domain = { name: 'audit', slices: [auditSlice] };
