import { normaliseEnum } from '../common/normaliseEnum';

/** Status of an exercise of a run, and of the day's run. */
export const PROGRESS_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED'] as const;
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number];
export const PROGRESS_STATUS_LABELS: Record<ProgressStatus, string> = {
  PENDING: 'Pendiente',
  IN_PROGRESS: 'En progreso',
  COMPLETED: 'Completado',
};

/** Reads a status in either case; an unknown one becomes pending. */
export function progressStatusOf(value: unknown): ProgressStatus {
  const normal = normaliseEnum(value);
  return PROGRESS_STATUSES.find((status) => status === normal) ?? 'PENDING';
}
