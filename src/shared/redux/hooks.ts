import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore } from './createStore';
import type { AppDispatch, OpenState } from './domain';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore as unknown as () => AppStore;

/** Reads the state with a slice's selector: `useAppSelector(selectUser)`. */
export const useAppSelector = useSelector.withTypes<OpenState>();
