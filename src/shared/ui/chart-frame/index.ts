export { ChartFrame, type ChartFrameProps } from './ChartFrame';
export { figure, niceTicks } from './scale';
