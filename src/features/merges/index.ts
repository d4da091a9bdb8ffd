export { MergeNotices } from './ui/MergeNotices';
export { MergeOffer } from './ui/MergeOffer';
