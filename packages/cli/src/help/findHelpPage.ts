import { builtHelp } from "./builtHelp.ts"
import { HELP_WIDTH, pageKey } from "./pageKey.ts"

/**
 * Returns the built help that a command line requests; undefined if it requests something else, if the output terminal
 * has a different width, or if there's no such command.
 */
export const findHelpPage = async (argv: ReadonlyArray<string>): Promise<string | undefined> => {
  const [first = "", ...rest] = argv.slice(0, -1)
  const isHelp = argv.at(-1) === "--help" || argv.at(-1) === "-h"
  const load = isHelp ? builtHelp.get(first) : undefined
  if (load === undefined || (process.stdout.columns ?? HELP_WIDTH) !== HELP_WIDTH) return undefined
  return (await load()).pages.get(pageKey(rest))
}
