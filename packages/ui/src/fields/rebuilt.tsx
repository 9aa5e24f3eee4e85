import { Component, type ReactNode } from 'react';

/** A form's elements, built anew after a translator or an extension changed them; its state belongs above (C23). */
export class Rebuilt extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isOfForeignChange(error)) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // For a moment nothing, so that no altered element is used again.
    if (isOfForeignChange(error)) return null;

    throw error;
  }
}

const isOfForeignChange = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';
