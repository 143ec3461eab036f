import { Command } from "commander"
import { addAccountCommands } from "./account/addAccountCommands.ts"
import { addCompletionCommands } from "./completion/addCompletionCommands.ts"
import { addAreasCommand } from "./areas/addAreasCommand.ts"
import { addAttributesCommand } from "./attributes/addAttributesCommand.ts"
import { addCountCommand } from "./counting/addCountCommand.ts"
import { addErrorsCommand } from "./errors/addErrorsCommand.ts"
import { addGeographyCommand } from "./geography/addGeographyCommand.ts"
import { addIndustriesCommands } from "./industries/addIndustriesCommands.ts"
import { addMailCommands } from "./mail/addMailCommands.ts"
import { addRewardCommands } from "./rewards/addRewardCommands.ts"
import { addJobsCommand } from "./jobs/addJobsCommand.ts"
import { addOrderCommands } from "./orders/addOrderCommands.ts"
import { addPlacesCommand } from "./places/addPlacesCommand.ts"
import { addPlanCommand } from "./plans/addPlanCommand.ts"
import { addPayCommands } from "./pay/addPayCommands.ts"
import { addRequestsCommand } from "./requests/addRequestsCommand.ts"
import { addTasksCommands } from "./tasks/addTasksCommands.ts"
import { addTaxCommands } from "./tax/addTaxCommands.ts"
import { blankArgument } from "./terminal/blankArgument.ts"
import type { Perform } from "./terminal/Perform.ts"
import { addQuickPickCommands } from "./quick-picks/addQuickPickCommands.ts"
import { addReportCommands } from "./reports/addReportCommands.ts"
import { addSavedCommands } from "./saved-lists/addSavedCommands.ts"
import { addServeCommand } from "./serving/addServeCommand.ts"
import { addSignInCommands } from "./sign-in/addSignInCommands.ts"
import { addSiteCommands } from "./site/addSiteCommands.ts"
import { addSourcesCommands } from "./sources/addSourcesCommands.ts"
import { addServiceOrderCommands } from "./service-orders/addServiceOrderCommands.ts"
import { addSuppressionCommands } from "./suppressions/addSuppressionCommands.ts"
import type { Terminal } from "./terminal/Terminal.ts"
import { addUserCommands } from "./users/addUserCommands.ts"
import { addUniverseCommands } from "./universe/addUniverseCommands.ts"
import { version } from "./version.ts"

const programHelp = `
Exit codes: 0 done, 1 failure, 2 usage, 3 not found, 4 sign-in, 5 invalid input.
Data goes to standard output, everything else to standard error. With --json both are JSON.
LISTWRIGHT_URL and LISTWRIGHT_TOKEN take precedence over what 'login' stored.`

/**
 * The commands and their options. What a command does is loaded when it runs, so that help comes at once; `ended` hears
 * its exit code.
 */
export const makeProgram = (terminal: Terminal, ended: (exitCode: number) => void): Command => {
  const program = new Command("listwright")
    .description("Counts, prices and downloads marketing lists.")
    .version(version())
    .addHelpText("after", programHelp)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      // The caller of the program reports it once.
      outputError: () => {},
    })
  const perform: Perform = async (command, { json }) => {
    const { execute } = await import("./execute.ts")
    ended(await execute(command, terminal, json === true))
  }
  program.hook("preAction", (_, command) => {
    const blank = blankArgument(command)
    if (blank !== undefined)
      command.error(`argument '${blank}' is empty; perhaps a variable is not set.`, { code: "usage" })
  })
  // Which sources there are is asked only when one is named.
  program.hook("preAction", async (_, command) => {
    const named: unknown = command.opts()["listType"]
    if (typeof named !== "string") return
    const { sourceCode } = await import("./sources/sourceCode.ts")
    const found = await sourceCode(named, terminal)
    if (found._tag === "Failure") return command.error(found.failure.message, { code: found.failure.kind })
    command.setOptionValue("listType", found.success)
  })
  addSignInCommands(program, terminal, perform)
  addAccountCommands(program, terminal, perform)
  addServeCommand(program, terminal, perform)
  addCountCommand(program, terminal, perform)
  addAreasCommand(program, terminal, perform)
  addPlacesCommand(program, terminal, perform)
  addAttributesCommand(program, terminal, perform)
  addIndustriesCommands(program, terminal, perform)
  addSourcesCommands(program, terminal, perform)
  addJobsCommand(program, terminal, perform)
  addMailCommands(program, terminal, perform)
  addRequestsCommand(program, terminal, perform)
  addErrorsCommand(program, terminal, perform)
  addRewardCommands(program, terminal, perform)
  addOrderCommands(program, terminal, perform)
  addPayCommands(program, terminal, perform)
  addTasksCommands(program, terminal, perform)
  addTaxCommands(program, terminal, perform)
  addSuppressionCommands(program, terminal, perform)
  addServiceOrderCommands(program, terminal, perform)
  addQuickPickCommands(program, terminal, perform)
  addSavedCommands(program, terminal, perform)
  addReportCommands(program, terminal, perform)
  addPlanCommand(program, terminal, perform)
  addUniverseCommands(program, terminal, perform)
  addGeographyCommand(program, terminal, perform)
  addUserCommands(program, terminal, perform)
  addSiteCommands(program, terminal, perform)
  addCompletionCommands(program, terminal, perform)
  return program
}
