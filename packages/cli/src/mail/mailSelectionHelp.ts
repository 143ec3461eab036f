import { secretHelp } from "../terminal/secretHelp.ts"

/** The help for commands about emails that are queued or were abandoned. */
export const mailSelectionHelp = `
'listwright jobs' shows the names of the emails: for 'Mail LW-2345-6789-delivery', use LW-2345-6789-delivery.
Prints the number of emails affected.
${secretHelp}`
