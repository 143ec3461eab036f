import type { CommandUnknownOpts } from "@commander-js/extra-typings"

const isBlank = (given: unknown): boolean =>
  Array.isArray(given) ? given.some(isBlank) : typeof given === "string" && given.trim() === ""

/** The name of arguments to search for. They're exempt, because their commands say what to write. */
const WORDS = "words"

/**
 * The name of the first argument that was given as '', as an unset variable leaves it; undefined: every one says something.
 * Sent on, it would ask for another address of the server. Texts that are searched for may be empty: they say so by their default.
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
