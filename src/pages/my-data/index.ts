export { MyDataPage } from './ui/MyDataPage';
