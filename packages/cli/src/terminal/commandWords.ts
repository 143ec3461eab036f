import type { CommandUnknownOpts } from "@commander-js/extra-typings"

/** Returns the program's name and the words with which a command line names its command, as far as they name one. */
export const commandWords = (
  program: CommandUnknownOpts,
  argv: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const [word, ...rest] = argv
  const child = program.commands.find((one) => one.name() === word || one.aliases().includes(word ?? ""))
  return [program.name(), ...(child === undefined ? [] : commandWords(child, rest))]
}
