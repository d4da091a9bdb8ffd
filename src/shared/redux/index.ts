export { createStore, domainLoaded, type AppStore, type StoreOptions } from './createStore';
export type { AppDispatch, Domain, StartListening, StoreExtra } from './domain';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
export { prefetchOf, type Prefetch, type Visit } from './prefetch';
// All of it, because only then do domains extend `RootState` here.
export * from './rootReducer';
