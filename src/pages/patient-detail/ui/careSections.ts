export { EpisodesSection } from './EpisodesSection';
export { TeamSection } from './TeamSection';
