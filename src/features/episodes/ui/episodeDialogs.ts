export { DischargeDialog } from './DischargeDialog';
export { EpisodeFormDialog } from './EpisodeFormDialog';
