import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

const sessionsHelp = `
Prints one row per session or token: browser or token ('current' is the one in use), ID, description, network address,
when it started, when it was last used, and when it expires.`

/** Declares `account sessions`. */
export const declareSessions = () =>
  new Command("sessions")
    .description("list where you are signed in")
    .addOption(jsonOption())
    .addHelpText("after", sessionsHelp)
