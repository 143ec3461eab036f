import type { CommandUnknownOpts } from "@commander-js/extra-typings"

const isBlank = (given: unknown): boolean =>
  Array.isArray(given) ? given.some(isBlank) : typeof given === "string" && given.trim() === ""

/** The name of search arguments, which are exempt from the check because their commands explain what to enter. */
const WORDS = "words"

/**
 * Returns the name of the first argument that is '', as produced by an unset variable; undefined if there isn't one. If
 * sent, it would request a different URL on the server. Search text may be empty, as its default value indicates.
 */
export const blankArgument = (command: CommandUnknownOpts): string | undefined =>
  command.registeredArguments
    .find(
      (argument, place) =>
        argument.defaultValue === undefined &&
        argument.name() !== WORDS &&
        isBlank(command.processedArgs[place]),
    )
    ?.name()
