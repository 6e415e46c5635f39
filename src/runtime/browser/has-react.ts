/** Whether React has hydrated the page. */
export const hasReact = (): boolean => document.documentElement.dataset.js === 'here';
