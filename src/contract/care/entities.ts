export type { CareLabel, CareTeam, Cover, HandoverList, HandoverResult, OwnTeam } from './answers';
