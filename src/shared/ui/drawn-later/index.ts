export { DrawnLater } from './DrawnLater';
