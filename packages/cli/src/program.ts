import { Command, Option } from "@commander-js/extra-typings"
import type { AddCommands } from "./groups.ts"
import { createCommandAdder, type Group } from "./terminal/CommandAdder.ts"
import { blankArgument } from "./terminal/blankArgument.ts"
import { createPartCommandAdder } from "./sign-in/createPartCommandAdder.ts"
import type { Terminal } from "./terminal/Terminal.ts"

const programHelp = `
Exit codes: 0 done, 1 failure, 2 usage, 3 not found, 4 sign-in, 5 invalid input.
Data goes to standard output, and everything else goes to standard error. With --json, both are JSON.
LISTWRIGHT_URL and LISTWRIGHT_TOKEN take precedence over the values stored by 'login'.`

/**
 * Builds the commands of these groups and their options. A command's code loads when it runs, so that help appears
 * instantly; `ended` is called with its exit code.
 */
export const makeProgram = (
  terminal: Terminal,
  version: string,
  groups: ReadonlyArray<AddCommands>,
  ended: (exitCode: number) => void,
): Group => {
  const program = new Command("listwright")
    .description("Counts, prices and downloads marketing lists.")
    .version(version)
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
    const { resolveListType } = await import("./sources/resolveListType.ts")
    const found = await resolveListType(named, terminal)
    if (found._tag === "Failure") return command.error(found.failure.message, { code: found.failure.kind })
    holder?.setOptionValue("listType", found.success)
  })
  const speaking = (): Terminal => ({
    ...terminal,
    contract: program.opts().contract === "original" ? "original" : undefined,
  })
  const add = createCommandAdder(speaking, async (work, isJson) => {
    const { execute } = await import("./execute.ts")
    ended(await execute(work, terminal, isJson))
  })
  const addOfPart = createPartCommandAdder(speaking, add)
  for (const addCommands of groups) addCommands(program, add, addOfPart)
  return program
}
