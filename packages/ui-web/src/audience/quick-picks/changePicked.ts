import { type QuickPicked, quickPicksInForce } from "@listwright/domain/audience"
import type { Choices, DraftChange, DraftContent } from "@listwright/domain/drafts"
import { changeSelection } from "../../draft/changeSelection.ts"

const withQuickPicks = (choices: Choices, chosen: QuickPicked["chosen"]): Choices => {
  const { quickPicks: _, ...others } = choices
  return chosen.length === 0 ? others : { ...others, quickPicks: chosen }
}

/**
 * Returns the audience of a list and its quick picks in force. A quick pick stays in force while any of its criteria is
 * left.
 */
export const pickedOf = ({ choices, definition: { audience } }: DraftContent): QuickPicked => ({
  audience,
  chosen: quickPicksInForce({ audience, chosen: choices.quickPicks ?? [] }),
})

/** Changes the audience together with the quick picks in force. */
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
