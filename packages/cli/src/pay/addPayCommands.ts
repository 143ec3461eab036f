import type { Command } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const checkHelp = `
Asks the running server to try its payment processor: it only reads, and moves no money. Prints a row for each thing that was
tried: ok or problem, and what it is or what to do. Ends with exit code 5 if there is a problem. The keys stay on the server.`

/** `pay check`. */
export const addPayCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const pay = program.command("pay").description("the payments of a site (for the site's operator)")
  pay
    .command("check")
    .description("try the payment processor's keys and settings")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)
    .action(async (flags: OperatorFlags) => {
      const { checkPaymentsCommand } = await import("./checkPaymentsCommand.ts")
      await perform(checkPaymentsCommand(flags, terminal), flags)
    })
}
