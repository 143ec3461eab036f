import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { HelpPages } from "./builtHelp.ts"
import { HELP_WIDTH, pageKey } from "./pageKey.ts"

/** Returns a command's help as a string. */
const orderPagePath = (command: CommandUnknownOpts): string => {
  const written: Array<string> = []
  command.configureOutput({
    ...command.configureOutput(),
    writeOut: (text) => written.push(text),
    getOutHelpWidth: () => HELP_WIDTH,
    getOutHasColors: () => false,
  })
  command.outputHelp()
  return written.join("")
}

const withChildren = (
  command: CommandUnknownOpts,
  words: ReadonlyArray<string> = [],
): ReadonlyArray<readonly [string, string]> => [
  [pageKey(words), orderPagePath(command)],
  ...command.commands.flatMap((child) => withChildren(child, [...words, child.name()])),
]

/** Returns the help pages of all commands by first word, and the program's own by ''. */
export const listHelpPages = (program: CommandUnknownOpts): ReadonlyMap<string, HelpPages> =>
  new Map([
    ["", new Map([[pageKey([]), orderPagePath(program)]])],
    ...program.commands.flatMap((command) => {
      const pages = new Map(withChildren(command))
      return [command.name(), ...command.aliases()].map((name) => [name, pages] as const)
    }),
  ])
