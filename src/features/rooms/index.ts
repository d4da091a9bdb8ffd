export { useListRoomsQuery } from './api';
export { RoomSelectField } from './ui/RoomSelectField';
export { RoomsPanel } from './ui/RoomsPanel';
