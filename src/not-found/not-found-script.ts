/** The inline script of the 404 page: logs the attempted path to the console. */
console.error(`404: no page at ${location.pathname}`);

export {};
