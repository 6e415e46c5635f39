'use client';

import { Component, type ReactNode, ViewTransition } from 'react';

/** The page that the browser opened, rather than the router. */
const opened = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Cross-fades from page to page (browsers without view transitions just
 * change). A page that cannot be shown is loaded in full by the browser: its
 * address already stands in the bar.
 */
export class PageTransition extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // The page that the browser opened would fail again: it is kept as HTML from now on.
    if (window.location.pathname === opened) sessionStorage.setItem('still', opened);
    window.location.reload();
  }

  override render() {
    if (this.state.failed) return null;
    return (
      <ViewTransition default="page">
        <div>{this.props.children}</div>
      </ViewTransition>
    );
  }
}
