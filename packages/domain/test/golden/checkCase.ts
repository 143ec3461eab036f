import { inspect, isDeepStrictEqual } from "node:util"
import { rules } from "./rules.ts"
import { asWorded } from "./asWorded.ts"

/** null when the rule answers what is expected; otherwise what is wrong, for a person. */
export const checkCase = (rule: string, given: unknown, expected: unknown): string | null => {
  const answer = rules.get(rule)
  if (answer === undefined) return `there is no rule called ${rule}`
  try {
    const actual = asWorded(answer(given), given)
    return isDeepStrictEqual(actual, expected)
      ? null
      : `given    ${show(given)}\nexpected ${show(expected)}\nactual   ${show(actual)}`
  } catch (cause) {
    return `given    ${show(given)}\nthe rule threw: ${cause instanceof Error ? cause.message : show(cause)}`
  }
}

const show = (value: unknown): string => inspect(value, { depth: 6, breakLength: 160, maxArrayLength: 6 })
