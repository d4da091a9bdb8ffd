import { useTeamMembers } from '@/features/care';
import { EpisodesCard } from '@/features/episodes';
import type { SectionProps } from './sectionProps';

/** The patient's episodes of care, each led by one of those who attend them. */
export function EpisodesSection({ patientId }: SectionProps) {
  return <EpisodesCard patientId={patientId} leads={useTeamMembers(patientId)} />;
}
