import { type QuickPicked, quickPicksInForce } from "@listwright/domain/audience"
import type { Choices, DraftChange, DraftContent } from "@listwright/domain/drafts"
import { changeSelection } from "../../draft/changeSelection.ts"

const withQuickPicks = (choices: Choices, chosen: QuickPicked["chosen"]): Choices => {
  const { quickPicks: _, ...others } = choices
  return chosen.length === 0 ? others : { ...others, quickPicks: chosen }
}

/**
 * Returns a list's audience and its active quick picks. A quick pick remains active while any of its criteria is left.
 */
export const pickedOf = ({ choices, definition: { audience } }: DraftContent): QuickPicked => ({
  audience,
  chosen: quickPicksInForce({ audience, chosen: choices.quickPicks ?? [] }),
})

/** Changes the audience together with the active quick picks. */
export const changePicked =
  (edit: (picked: QuickPicked) => QuickPicked): DraftChange =>
  (content) => {
    const before = pickedOf(content)
    const { audience, chosen } = edit(before)
    const changed =
      audience === before.audience
        ? content
        : changeSelection((definition) => ({ ...definition, audience }))(content)
    return chosen === before.chosen
      ? changed
      : { ...changed, choices: withQuickPicks(changed.choices, chosen) }
  }
