/** The script that only the page of unknown addresses inlines: says in the console which led nowhere. */
console.error(`404: no page at ${location.pathname}`);
