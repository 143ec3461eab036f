import type { Flag } from "./Mapping.ts"

const YES: ReadonlyArray<string> = ["Y", "YES", "T", "TRUE", "1"]
const NO: ReadonlyArray<string> = ["N", "NO", "F", "FALSE", "0"]

/** Returns the cell values that mean yes and those that mean no, in capitals. */
export const flagAnswers = ({ no, yes }: Flag) => ({
  yes: (yes ?? YES).map((answer) => answer.toUpperCase()),
  no: (no ?? NO).map((answer) => answer.toUpperCase()),
})
