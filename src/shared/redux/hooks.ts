import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore } from './createStore';
import type { AppDispatch } from './domain';
import type { RootState } from './rootReducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Reads the state with a slice's selector: `useAppSelector(selectUser)`. */
export const useAppSelector = useSelector.withTypes<RootState>();
