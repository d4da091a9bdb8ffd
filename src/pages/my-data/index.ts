export { MyDataPage as Component } from './ui/MyDataPage';
