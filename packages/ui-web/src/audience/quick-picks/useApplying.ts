import {
  chooseQuickPick,
  demographicsDisabled,
  isQuickPickChosen,
  ONE_ITEM_FOR_CATEGORY,
  type QuickPickInFull,
  unchooseQuickPick,
} from "@listwright/domain/audience"
import { notice, words } from "@listwright/domain/shared"
import { Result } from "effect"
import { useColumns } from "../../attributes/useColumnsWithValues.ts"
import { useNotify } from "../../design/notifications.tsx"
import { changePicked, pickedOf } from "./changePicked.ts"
import { useDraft } from "../../draft/useDraft.ts"

/** Returns the state and actions for applying quick picks to the current list and removing them. */
export const useApplying = () => {
  const { change, draft } = useDraft()
  const notify = useNotify("audience")
  const columns = useColumns(draft.listType).data
  const { chosen } = pickedOf(draft)
  /** Applies or removes a quick pick. Returns false if nothing changed, after notifying the user of the reason. */
  const toggle = (quickPick: QuickPickInFull): boolean => {
    if (columns === undefined) return false
    const radioColumns = columns.filter(({ inputType }) => inputType === "radio").map(({ column }) => column)
    const isToGo = isQuickPickChosen(chosen, quickPick.name)
    if (!isToGo) {
      const refused = chooseQuickPick(pickedOf(draft), quickPick, quickPick.criteria, radioColumns)
      if (Result.isFailure(refused)) {
        const { column } = refused.failure
        const attribute = columns.find((known) => known.column === column)?.name ?? column
        notify(notice("warning", quickPick.name, words`${attribute}: ${ONE_ITEM_FOR_CATEGORY}`))
        return false
      }
    }
    change(
      changePicked((picked) =>
        isToGo
          ? unchooseQuickPick(picked, quickPick.name)
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
    isDisabled: demographicsDisabled(draft.definition.audience) || columns === undefined,
    /** The active own and site quick picks, which are replaced by applying another. */
    replaced: chosen.filter(({ kind }) => kind !== "business").map(({ name }) => name),
    isChosen: ({ name }: Pick<QuickPickInFull, "name">) => isQuickPickChosen(chosen, name),
    toggle,
  }
}
