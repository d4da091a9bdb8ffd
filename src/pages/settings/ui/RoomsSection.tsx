export { RoomsPanel as RoomsSection } from '@/features/rooms';
