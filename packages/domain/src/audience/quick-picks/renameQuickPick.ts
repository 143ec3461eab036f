import { Effect } from "effect"
import { type FieldProblems, FormIncomplete, hasProblems } from "../../shared/FieldProblems.ts"
import { formProblems } from "../../shared/FieldRule.ts"
import { REQUIRED_FIELD_MESSAGE } from "../../shared/Notices.ts"
import type { QuickPickSelection } from "./chooseQuickPick.ts"
import { QuickPicks } from "./QuickPicks.ts"

/** Returns a new name's errors; the name is required, as when saving [ob5-quick-pick-save]. */
export const renameProblems = (name: string): FieldProblems<"name"> =>
  formProblems({ name }, [["name", [{ kind: "required", words: REQUIRED_FIELD_MESSAGE }]]])

/** Renames one of the user's own quick picks, and returns the trimmed new name. */
export const renameQuickPick = Effect.fn("renameQuickPick")(function* (id: string, name: string) {
  const problems = renameProblems(name)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems: { ...problems } })
  const quickPicks = yield* QuickPicks
  yield* quickPicks.rename(id, name.trim())
  return name.trim()
})

/** Renames a quick pick in a list's choices so that it stays chosen, because lists refer to quick picks by name. */
export const renameChosenQuickPick = (
  chosen: QuickPickSelection["chosen"],
  from: string,
  to: string,
): QuickPickSelection["chosen"] => chosen.map((one) => (one.name === from ? { ...one, name: to } : one))
