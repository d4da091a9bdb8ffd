export { episodeName } from './episodeOption';
export { EpisodeField } from './ui/EpisodeField';
export { EpisodeFilter } from './ui/EpisodeFilter';
export { EpisodesCard } from './ui/EpisodesCard';
export { useEpisodeChoice, useEpisodesSettled } from './useEpisodes';
