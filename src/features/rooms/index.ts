export { useListRoomsQuery } from './api';
export { RoomsPanel } from './ui/RoomsPanel';
