import { lazyValue, PROVINCES, STATES } from "@listwright/domain/shared"
import { readScfsByState, readStates } from "@listwright/geography"
import type { TaxRate } from "./TaxesFile.ts"

const DIGITS_OF_SCF = 3

const states = lazyValue(() => new Set(readStates().map(({ code }) => code)))
// Read only where a rate has digits: the file of all ZIP Codes takes a moment.
const scfs = lazyValue(readScfsByState)

/**
 * Returns the reason a tax rate's place doesn't exist; null if it exists. New ZIP Codes begin like others in their
 * state, so only the first three digits are checked.
 */
export const taxPlaceProblem = ({
  state,
  zipPrefix,
}: Pick<typeof TaxRate.Type, "state" | "zipPrefix">): {
  readonly key: "state" | "zipPrefix"
  readonly text: string
} | null => {
  if (!states().has(state))
    // Territories, free states and military posts have no ZIP Codes in the geography.
    return Object.hasOwn(STATES, state) || Object.hasOwn(PROVINCES, state)
      ? null
      : {
          key: "state",
          text: `there is no state ${state}; use the two capital letters of a state, province or territory, like 'IL'`,
        }
  const begins = (zipPrefix ?? "").slice(0, DIGITS_OF_SCF)
  return begins === "" || [...(scfs().get(state) ?? [])].some((scf) => scf.startsWith(begins))
    ? null
    : {
        key: "zipPrefix",
        text: `no ZIP Codes of ${state} begin with ${begins}; correct the digits, or the state`,
      }
}
