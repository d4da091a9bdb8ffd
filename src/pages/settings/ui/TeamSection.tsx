export { TeamPanel as TeamSection } from '@/features/team';
