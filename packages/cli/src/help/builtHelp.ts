/** The help of a command and of the commands below it, by their words below it; see `pageKey`. */
export type HelpPages = ReadonlyMap<string, string>

/**
 * Loads the help that the build writes in place of this file, by the first word of a command, and the
 * program's by ''. Empty if the program runs from its sources.
 */
export const builtHelp: ReadonlyMap<string, () => Promise<{ readonly pages: HelpPages }>> = new Map()
