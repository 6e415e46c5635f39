/** Whether React has taken the page over and answers for itself. */
export const hasReact = (): boolean => document.documentElement.dataset.js === 'here';
