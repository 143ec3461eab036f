/** The width of built help in characters, the same as for help that isn't printed to a terminal. */
export const HELP_WIDTH = 80

/**
 * Returns the key of a command's help page, given the command's words. A process argument can't contain the separator.
 */
export const pageKey = (words: ReadonlyArray<string>): string => words.join("\0")
