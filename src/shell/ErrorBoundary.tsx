import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  /** A new key gives the children another try, such as the next page's path. */
  resetKey: string;
  fallback: ReactNode;
  /** Called once for each failure, which is also logged. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  key: string;
}

/** Keeps a failure inside its children, so that the bar and the footer stay usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { key }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return key === resetKey ? null : { hasFailed: false, key: resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
