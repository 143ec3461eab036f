import { Command, Option } from "@commander-js/extra-typings"
import { addAccountCommands } from "./account/addAccountCommands.ts"
import { addCompletionCommands } from "./completion/addCompletionCommands.ts"
import { addAreasCommand } from "./areas/addAreasCommand.ts"
import { addAttributesCommand } from "./attributes/addAttributesCommand.ts"
import { addCountCommand } from "./counting/addCountCommand.ts"
import { addErrorsCommand } from "./errors/addErrorsCommand.ts"
import { addGeographyCommand } from "./geography/addGeographyCommand.ts"
import { addIndustriesCommands } from "./industries/addIndustriesCommands.ts"
import { addMailCommands } from "./mail/addMailCommands.ts"
import { addJobsCommand } from "./jobs/addJobsCommand.ts"
import { addOrderCommands } from "./orders/addOrderCommands.ts"
import { addPlacesCommand } from "./places/addPlacesCommand.ts"
import { addPartCommands } from "./parts.ts"
import { addPlanCommand } from "./plans/addPlanCommand.ts"
import { addPayCommands } from "./pay/addPayCommands.ts"
import { addRequestsCommand } from "./requests/addRequestsCommand.ts"
import { addTasksCommands } from "./tasks/addTasksCommands.ts"
import { addTaxCommands } from "./tax/addTaxCommands.ts"
import { createCommandAdder, type Group } from "./terminal/CommandAdder.ts"
import { blankArgument } from "./terminal/blankArgument.ts"
import { addQuickPickCommands } from "./quick-picks/addQuickPickCommands.ts"
import { addReportCommands } from "./reports/addReportCommands.ts"
import { addSavedCommands } from "./saved-lists/addSavedCommands.ts"
import { addServeCommand } from "./serving/addServeCommand.ts"
import { createPartCommandAdder } from "./sign-in/createPartCommandAdder.ts"
import { addSignInCommands } from "./sign-in/addSignInCommands.ts"
import { addSiteCommands } from "./site/addSiteCommands.ts"
import { addSourcesCommands } from "./sources/addSourcesCommands.ts"
import { addSuppressionCommands } from "./suppressions/addSuppressionCommands.ts"
import type { Terminal } from "./terminal/Terminal.ts"
import { addUserCommands } from "./users/addUserCommands.ts"
import { addUniverseCommands } from "./universe/addUniverseCommands.ts"
import { version } from "./version.ts"

const programHelp = `
Exit codes: 0 done, 1 failure, 2 usage, 3 not found, 4 sign-in, 5 invalid input.
Data goes to standard output, and everything else goes to standard error. With --json, both are JSON.
LISTWRIGHT_URL and LISTWRIGHT_TOKEN take precedence over the values stored by 'login'.`

/**
 * Builds the commands and their options. A command's code loads when it runs, so that help appears instantly; `ended`
 * is called with its exit code.
 */
export const makeProgram = (terminal: Terminal, ended: (exitCode: number) => void): Group => {
  const program = new Command("listwright")
    .description("Counts, prices and downloads marketing lists.")
    .version(version())
    .addOption(
      new Option(
        "--contract <contract>",
        "use only the original calls, for servers that support no others",
      ).choices(["original"]),
    )
    .addHelpText("after", programHelp)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      // The caller of the program reports it once.
      outputError: () => {},
    })
  program.hook("preAction", (_, command) => {
    const blank = blankArgument(command)
    if (blank !== undefined)
      command.error(`argument '${blank}' is empty; perhaps a variable isn't set.`, { code: "usage" })
  })
  // Which sources there are is asked only when one is named.
  program.hook("preAction", async (_, command) => {
    // Of two commands that have the option, the upper one takes it.
    const holder = [command, command.parent].find((one) => one?.getOptionValue("listType") !== undefined)
    const named = holder?.getOptionValue("listType")
    if (typeof named !== "string") return
    const { sourceCode } = await import("./sources/sourceCode.ts")
    const found = await sourceCode(named, terminal)
    if (found._tag === "Failure") return command.error(found.failure.message, { code: found.failure.kind })
    holder?.setOptionValue("listType", found.success)
  })
  const speaking: Terminal = {
    ...terminal,
    get contract() {
      return program.opts().contract === "original" ? "original" : undefined
    },
  }
  const add = createCommandAdder(speaking, async (work, isJson) => {
    const { execute } = await import("./execute.ts")
    ended(await execute(work, terminal, isJson))
  })
  const addOfPart = createPartCommandAdder(speaking, add)
  addSignInCommands(program, add)
  addAccountCommands(program, add)
  addServeCommand(program, add)
  addCountCommand(program, add)
  addAreasCommand(program, add)
  addPlacesCommand(program, add)
  addAttributesCommand(program, add)
  addIndustriesCommands(program, add)
  addSourcesCommands(program, add)
  addJobsCommand(program, add)
  addMailCommands(program, add)
  addRequestsCommand(program, add, addOfPart)
  addErrorsCommand(program, add)
  addPartCommands(program, addOfPart)
  addOrderCommands(program, add)
  addPayCommands(program, add)
  addTasksCommands(program, add)
  addTaxCommands(program, add)
  addSuppressionCommands(program, add)
  addQuickPickCommands(program, add)
  addSavedCommands(program, add, addOfPart)
  addReportCommands(program, add)
  addPlanCommand(program, add)
  addUniverseCommands(program, add)
  addGeographyCommand(program, add)
  addUserCommands(program, add)
  addSiteCommands(program, add)
  addCompletionCommands(program, add)
  return program
}
