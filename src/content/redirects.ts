/** An address that no longer answers, or that people guess, and the page that answers for it. */
export interface Redirect {
  readonly from: `/${string}`;
  readonly to: `/${string}`;
}

/** Every redirect of the site. Targets are pages, never other redirects. */
export const redirects: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/about-us', to: '/about' },
  { from: '/case-studies', to: '/work' },
  { from: '/portfolio', to: '/work' },
  { from: '/case-studies/hair-nova', to: '/work/hair-nova' },
  { from: '/articles', to: '/blog' },
  { from: '/jewelry', to: '/industries/jewelry' },
  { from: '/jewellery', to: '/industries/jewelry' },
  { from: '/industries/jewellery', to: '/industries/jewelry' },
  { from: '/get-in-touch', to: '/contact' },
  { from: '/privacy-policy', to: '/privacy' },
  { from: '/press/kit.html', to: '/press' },
];
