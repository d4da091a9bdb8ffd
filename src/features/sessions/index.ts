export { useGetSessionQuery, prefetchSessions, prefetchMySessions } from './api';
export { sessionsDomain } from './domain';
export { MySessionCards } from './ui/MySessionCards';
export { MySessions } from './ui/MySessions';
export { SessionDetail } from './ui/SessionDetail';
export { SessionForm } from './ui/SessionForm';
export { SessionHistory } from './ui/SessionHistory';
export { SessionVersions } from './ui/SessionVersions';
export { SessionStatusBadge } from './ui/SessionStatusBadge';
