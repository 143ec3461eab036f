import type { Words } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CallRefused } from "../../answering/answering.ts"

/** The limit on how many codes of a kind one range may contain. */
interface RangeLimit {
  readonly most: number
  /** The message that there are more than `most`. */
  readonly tooLong: Words
  /** The name of the codes: 'ZIP Codes'. */
  readonly codes: string
}

/** Returns the codes of a range; refuses more than the caller wants, or more than can be added at once. */
export const codesOfRange = (
  found: ReadonlyArray<string>,
  maxLength: number,
  { codes, most, tooLong }: RangeLimit,
): Effect.Effect<ReadonlyArray<string>, CallRefused> => {
  const limit = Math.min(maxLength, most)
  if (found.length <= limit) return Effect.succeed(found)
  const reason = limit === most ? tooLong : `The range contains more than ${limit} ${codes}.`
  return Effect.fail(new CallRefused({ reason }))
}
