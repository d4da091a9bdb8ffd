export { useGetProfileQuery, prefetchProfile } from './api';
export { ProfileDetails } from './ui/ProfileDetails';
export { ProfileForm } from './ui/ProfileForm';
export { ProfileSummary } from './ui/ProfileSummary';
export { QuickStats } from './ui/QuickStats';
