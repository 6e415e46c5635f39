'use client';

import { Component, type ReactNode } from 'react';
import { postHeldForm } from '../runtime/react';

/** The path of the page that the browser loaded, rather than the router. */
const opened = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * An error boundary: a page that React cannot render is loaded in full by the browser.
 */
export class PageGuard extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // The router changes the address just after this, in the same task.
    queueMicrotask(() => {
      // The page that the browser loaded would fail again: it stays static HTML.
      if (window.location.pathname === opened) history.replaceState({ still: true }, '');
      if (!postHeldForm()) window.location.reload();
    });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
