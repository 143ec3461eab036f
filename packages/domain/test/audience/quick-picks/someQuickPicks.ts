import { Result } from "effect"
import {
  chooseQuickPick,
  type QuickPickSelection,
} from "../../../src/audience/quick-picks/chooseQuickPick.ts"
import type { QuickPick } from "../../../src/audience/quick-picks/QuickPick.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"

export const pick = (name: string, kind: QuickPick["kind"]): QuickPick => ({
  id: name,
  name,
  description: "",
  kind,
})
export const values = (column: string, ...[first = "A", ...others]: ReadonlyArray<string>): Criterion => ({
  kind: "values",
  column,
  values: [first, ...others],
})
export const start: QuickPickSelection = {
  audience: { unit: "individuals", criteria: [values("INCOME", "A")] },
  chosen: [],
}
export const choose = (
  picked: QuickPickSelection,
  one: QuickPick,
  ...criteria: ReadonlyArray<Criterion>
): QuickPickSelection => Result.getOrThrow(chooseQuickPick(picked, one, criteria, ["GENDER"]))

export const spring = pick("Spring", "own")
export const summer = pick("Summer", "site")
export const dentists = pick("Dentists", "business")
export const dental = {
  kind: "industries",
  column: "SIC",
  added: ["8021"],
  omitted: [],
} as const satisfies Criterion
