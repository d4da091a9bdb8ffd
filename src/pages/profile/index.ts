import { prefetchProfile } from '@/features/profile';

export { ProfilePage as Component } from './ui/ProfilePage';

export const prefetches = () => [prefetchProfile];
