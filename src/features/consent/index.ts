export { prefetchConsent } from './api';
export { ConsentCard, PrivacyText } from './ui/ConsentCard';
export { ConsentNotice } from './ui/ConsentNotice';
export { ConsentWithdrawal } from './ui/ConsentWithdrawal';
