import { Component, type ReactNode } from 'react';

/** Rebuilds a form's elements after a translator or an extension changed them; its state belongs above (C23). */
export class Rebuilt extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isForeignChange(error)) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // Nothing for one render, so that no altered element is used again.
    if (isForeignChange(error)) return null;

    throw error;
  }
}

const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';
