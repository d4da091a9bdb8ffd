import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { AppErrorScreen } from '../shell/AppErrorScreen';

interface Props {
  children: ReactNode;
}

interface State {
  error: Error | null;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The global error screen in Spanish, in place of a route that cannot be rendered. */
export function RouteError() {
  return <AppErrorScreen error={asError(useRouteError())} />;
}

/** Catches rendering errors outside the routes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: asError(error) };
  }

  override render(): ReactNode {
    return this.state.error ? <AppErrorScreen error={this.state.error} /> : this.props.children;
  }
}
