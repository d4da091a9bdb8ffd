export { ListDownload } from './ui/ListDownload';
