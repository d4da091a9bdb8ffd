export { modalOpened, useTopModal } from './topModal';
