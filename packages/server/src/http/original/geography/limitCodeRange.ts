import type { MessageText } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CallRefused } from "../../answering/toEnvelope.ts"

/** The limit on the number of codes of a type in one range. */
interface RangeLimit {
  readonly most: number
  /** The message shown if there are more than `most`. */
  readonly tooLong: MessageText
  /** The name of the codes, such as 'ZIP Codes'. */
  readonly codes: string
}

/**
 * Returns the codes in a range; refuses a range with more codes than the caller allows or than can be added at once.
 */
export const limitCodeRange = (
  found: ReadonlyArray<string>,
  maxLength: number,
  { codes, most, tooLong }: RangeLimit,
): Effect.Effect<ReadonlyArray<string>, CallRefused> => {
  const limit = Math.min(maxLength, most)
  if (found.length <= limit) return Effect.succeed(found)
  const reason = limit === most ? tooLong : `The range contains more than ${limit} ${codes}.`
  return Effect.fail(new CallRefused({ reason }))
}
