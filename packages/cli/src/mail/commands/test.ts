import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

const testHelp = `
Uses the settings that the server started with and sends the email immediately. Without a mail server in site.json, the
email is written to the outbox folder. Prints how it was sent, or what failed and what to do about it.
${secretHelp}`

/** Declares `mail test`. */
export const declareTest = () =>
  new Command("test")
    .description("send a test email")
    .argument("<email>", "the address to send it to")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", testHelp)
