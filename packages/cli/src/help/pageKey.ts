/** The width of built help in characters, which is that of help whose output isn't a terminal. */
export const HELP_WIDTH = 80

/** Returns the key of a command's help by its words; no argument of a process contains the separator. */
export const pageKey = (words: ReadonlyArray<string>): string => words.join("\0")
