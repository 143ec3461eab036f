import { type QuickPickSelection, activeQuickPicks } from "@listwright/domain/audience"
import type { Choices, DraftChange, DraftContent } from "@listwright/domain/drafts"
import { changeSelection } from "../../../list/draft/changeSelection.ts"

const withQuickPicks = (choices: Choices, chosen: QuickPickSelection["chosen"]): Choices => {
  const { quickPicks: _, ...others } = choices
  return chosen.length === 0 ? others : { ...others, quickPicks: chosen }
}

/**
 * Returns a list's audience and its active quick picks. A quick pick remains active while any of its criteria is left.
 */
export const audienceAndQuickPicks = ({
  choices,
  definition: { audience },
}: DraftContent): QuickPickSelection => ({
  audience,
  chosen: activeQuickPicks({ audience, chosen: choices.quickPicks ?? [] }),
})

/** Changes the audience together with the active quick picks. */
export const changeAudienceAndQuickPicks =
  (edit: (picked: QuickPickSelection) => QuickPickSelection): DraftChange =>
  (content) => {
    const before = audienceAndQuickPicks(content)
    const { audience, chosen } = edit(before)
    const changed =
      audience === before.audience
        ? content
        : changeSelection((definition) => ({ ...definition, audience }))(content)
    return chosen === before.chosen
      ? changed
      : { ...changed, choices: withQuickPicks(changed.choices, chosen) }
  }
