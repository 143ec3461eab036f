import type { CommandUnknownOpts } from "@commander-js/extra-typings"

const isBlank = (given: unknown): boolean =>
  Array.isArray(given) ? given.some(isBlank) : typeof given === "string" && given.trim() === ""

/** The name of arguments to search for. They're exempt, because their commands say what to write. */
const WORDS = "words"

/**
 * Returns the name of the first argument that is '', as an unset variable produces it; undefined if there's none. Sent
 * on, it would request a different address on the server. Search texts may be empty, which their default value
 * indicates.
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
