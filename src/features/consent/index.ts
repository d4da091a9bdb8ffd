export { prefetchConsent } from './api';
export { ConsentCard } from './ui/ConsentCard';
export { ConsentNotice } from './ui/ConsentNotice';
export { PrivacyText } from './ui/PrivacyText';
