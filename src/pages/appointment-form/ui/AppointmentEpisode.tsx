import { EpisodeField } from '@/features/episodes';

/** Episode that the appointment belongs to. A file of its own, because the form is the largest screen. */
export function AppointmentEpisode({ disabled }: { disabled: boolean }) {
  return <EpisodeField disabled={disabled} />;
}
