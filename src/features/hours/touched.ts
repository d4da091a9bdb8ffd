import type { ReactNode } from 'react';
import type { TimeOff } from '@/contract/timetable';

/** What falls on an absence, as the appointments domain shows it. */
export type TouchedRenderer = (absence: {
  therapistId: string;
  span: TimeOff;
  /** The absence is not saved yet. */
  isPreview: boolean;
}) => ReactNode;
