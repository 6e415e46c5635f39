'use client';

import { Component, type ReactNode } from 'react';
import { postHeldForm } from '../runtime/react';

/** The page that the browser opened, rather than the router. */
const opened = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * A page that cannot be shown is loaded in full by the browser, from the
 * address that then stands in the bar.
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
    // The router changes the address just after this, in the same turn.
    queueMicrotask(() => {
      // The page that the browser opened would fail again: it is kept as HTML from now on.
      if (window.location.pathname === opened) history.replaceState({ still: true }, '');
      if (!postHeldForm()) window.location.reload();
    });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
