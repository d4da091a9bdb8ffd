export { downloadFile } from './downloadFile';
export { fileName } from './fileName';
