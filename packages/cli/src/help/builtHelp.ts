/** The help pages of a command and its subcommands, by the words after the command's first; see `pageKey`. */
export type HelpPages = ReadonlyMap<string, string>

/**
 * Loaders for the help that the build generates in place of this file, by a command's first word, with '' for the
 * program's own help. Empty if the program runs from source.
 */
export const builtHelp: ReadonlyMap<string, () => Promise<{ readonly pages: HelpPages }>> = new Map()
