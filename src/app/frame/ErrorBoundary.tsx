import { Component, type ReactNode } from 'react';
import { AppErrorScreen } from '../shell/AppErrorScreen';

interface Props {
  children: ReactNode;
  /** Changing it (e.g. to another path) tries the children again. */
  resetKey?: string;
}

interface State {
  error: Error | null;
  resetKey: string | undefined;
}

/** Catches what rendering throws and shows the Spanish global error screen. */
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
