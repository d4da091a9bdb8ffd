import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { auditSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof auditSlice> {}
}

export const auditDomain: Domain = { name: 'audit', slices: [auditSlice] };
