import {
  chooseQuickPick,
  areAttributesDisabled,
  isQuickPickChosen,
  ONE_ITEM_PER_CATEGORY_MESSAGE,
  type FullQuickPick,
  deselectQuickPick,
} from "@listwright/domain/audience"
import { notice, messageText } from "@listwright/domain/shared"
import { Result } from "effect"
import { useColumns } from "../../../list/attributes/useColumnsWithValues.ts"
import { useNotify } from "../../../design/notifications.tsx"
import { changeAudienceAndQuickPicks, audienceAndQuickPicks } from "./changeAudienceAndQuickPicks.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"

/** Returns the state and actions for applying quick picks to the current list and removing them. */
export const useQuickPickActions = () => {
  const { change, draft } = useDraft()
  const notify = useNotify("audience")
  const columns = useColumns(draft.listType).data
  const { chosen } = audienceAndQuickPicks(draft)
  /** Applies or removes a quick pick. Returns false if nothing changed, after notifying the user of the reason. */
  const toggle = (quickPick: FullQuickPick): boolean => {
    if (columns === undefined) return false
    const radioColumns = columns.filter(({ inputType }) => inputType === "radio").map(({ column }) => column)
    const isToGo = isQuickPickChosen(chosen, quickPick.name)
    if (!isToGo) {
      const refused = chooseQuickPick(
        audienceAndQuickPicks(draft),
        quickPick,
        quickPick.criteria,
        radioColumns,
      )
      if (Result.isFailure(refused)) {
        const { column } = refused.failure
        const attribute = columns.find((known) => known.column === column)?.name ?? column
        notify(notice("warning", quickPick.name, messageText`${attribute}: ${ONE_ITEM_PER_CATEGORY_MESSAGE}`))
        return false
      }
    }
    change(
      changeAudienceAndQuickPicks((picked) =>
        isToGo
          ? deselectQuickPick(picked, quickPick.name)
          : Result.getOrElse(
              chooseQuickPick(picked, quickPick, quickPick.criteria, radioColumns),
              () => picked,
            ),
      ),
    )
    return true
  }
  return {
    /**
     * True while all households are selected, since attributes don't apply then, and until the attributes are known.
     */
    isDisabled: areAttributesDisabled(draft.definition.audience) || columns === undefined,
    /** The active own and site quick picks, which are replaced by applying another. */
    replaced: chosen.filter(({ kind }) => kind !== "business").map(({ name }) => name),
    isChosen: ({ name }: Pick<FullQuickPick, "name">) => isQuickPickChosen(chosen, name),
    toggle,
  }
}
