export { episodeName, EpisodeFilter } from './ui/EpisodeFilter';
export { EpisodeField } from './ui/EpisodeField';
export { EpisodesCard } from './ui/EpisodesCard';
export { episodeOfCare, useEpisodeChoice, useEpisodesSettled } from './useEpisodes';
