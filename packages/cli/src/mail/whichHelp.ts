import { secretHelp } from "../terminal/secretHelp.ts"

/** The help for commands about emails that are queued or were abandoned. */
export const whichHelp = `
'listwright jobs' shows the emails with their names: 'Mail LW-2345-6789-delivery' is LW-2345-6789-delivery.
Prints how many emails that was.
${secretHelp}`
