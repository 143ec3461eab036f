import { secretHelp } from "../terminal/secretHelp.ts"

/** The help for commands that create a link for setting a password. */
export const linkHelp = `
Emails the link to the user if the site has a mail server, and prints when it expires. Otherwise, and with --json,
prints the link for you to pass on. The link can be used once, in a browser, to set a password within three days. A new
link replaces earlier ones.
${secretHelp}`
