/**
 * Floor for the first screen: a sign-in form with only the libraries required for this project (react,
 * react-dom, RTK with RTK Query, react-redux, the data router, redux-persist).
 */
import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { createBrowserRouter, Link, Navigate, RouterProvider } from 'react-router-dom';
import { persistReducer, persistStore } from 'redux-persist';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({
    login: build.mutation<{ token: string }, { email: string; password: string }>({
      query: (body) => ({ url: 'api/auth/login', method: 'POST', body }),
    }),
  }),
});

const identity = createSlice({
  name: 'identity',
  initialState: { signedIn: false },
  reducers: {
    signedIn: (state) => {
      state.signedIn = true;
    },
  },
  selectors: { selectSignedIn: (state) => state.signedIn },
});

const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: async (key: string) => localStorage.removeItem(key),
};

const listeners = createListenerMiddleware();
const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    identity: persistReducer(
      { key: 'identity', storage },
      identity.reducer,
    ) as unknown as typeof identity.reducer,
  },
  middleware: (defaults) => defaults().prepend(listeners.middleware).concat(api.middleware),
});
listeners.startListening({ actionCreator: identity.actions.signedIn, effect: () => undefined });
setupListeners(store.dispatch);
persistStore(store);

const Rest = lazy(() => import('./rest'));

function Login() {
  const dispatch = useDispatch();
  const signedIn = useSelector(identity.selectors.selectSignedIn);
  const [login, { isLoading, error }] = api.useLoginMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  if (signedIn) return <Navigate to="/rest" />;
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (!('error' in (await login({ email, password })))) dispatch(identity.actions.signedIn());
      }}
    >
      {error && <p role="alert">Error</p>}
      <label>
        Correo electrónico{' '}
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        Contraseña{' '}
        <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <button disabled={isLoading}>Iniciar sesión</button>
      <Link to="/rest">Regístrate</Link>
    </form>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <Suspense>
        <RouterProvider
          router={createBrowserRouter([
            { path: '/login', Component: Login },
            { path: '*', Component: Rest },
          ])}
        />
      </Suspense>
    </Provider>,
  );
