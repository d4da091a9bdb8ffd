export { prefetches } from './prefetches';
export { ProfilePage } from './ui/ProfilePage';
