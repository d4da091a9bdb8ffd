import { Component, type ReactNode } from 'react';
import { AppErrorScreen } from '../shell/AppErrorScreen';

interface Props {
  children: ReactNode;
  /** A change (e.g. to another path) renders the children again. */
  resetKey?: string;
}

interface State {
  error: Error | null;
  resetKey: string | undefined;
}

/** Catches rendering errors and shows the global error screen in Spanish. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.error ? <AppErrorScreen error={this.state.error} /> : this.props.children;
  }
}
