import type { CommandUnknownOpts } from "@commander-js/extra-typings"

/**
 * Returns the program's name and the words of a command line that name its command, up to the first word that names
 * none.
 */
export const commandWords = (
  program: CommandUnknownOpts,
  argv: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const [word, ...rest] = argv
  const child = program.commands.find((one) => one.name() === word || one.aliases().includes(word ?? ""))
  return [program.name(), ...(child === undefined ? [] : commandWords(child, rest))]
}
