import { secretHelp } from "../terminal/secretHelp.ts"

/** The help of commands about mails that wait or were given up. */
export const whichHelp = `
'listwright jobs' shows the emails with their names: 'Mail LW-2345-6789-delivery' is LW-2345-6789-delivery.
Prints how many emails that was.
${secretHelp}`
