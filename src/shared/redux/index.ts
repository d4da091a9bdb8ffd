export { createStore, domainLoaded, rootReducer, type AppStore, type StoreOptions } from './createStore';
export type { AppDispatch, Domain, OpenState, StartListening, StoreExtra } from './domain';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
