/** What the parts of a record are given. */
export interface SectionProps {
  patientId: string;
}

/** What figures of a record need. */
export interface EpisodeFiguresProps extends SectionProps {
  /** Null for all episodes. */
  episodeId: string | null;
}
