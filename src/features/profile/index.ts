export { useGetProfileQuery, prefetchProfile } from './api';
export { ProfileDetails, ProfileSummary, QuickStats } from './ui/ProfileSummary';
export { ProfileForm } from './ui/ProfileForm';
