import { hasGeography } from "@listwright/domain/geography"
import { hasCurrentCount } from "@listwright/domain/order"
import { useNavigate } from "react-router"
import { useDraft } from "../draft/useDraft.ts"
import { useNextStep } from "./useNextStep.ts"

export interface PrimaryAction {
  readonly label: string
  readonly perform: () => void
  readonly isEnabled: boolean
  readonly isPending: boolean
  /** True if the amount is shown with the action, which requires an area to price. */
  readonly hasAmount: boolean
}

/**
 * Returns the main action of the order's current step: the next step, or the summary while its count is current. Every
 * button for it has the same action and label.
 */
export const usePrimaryAction = (): PrimaryAction => {
  const { draft } = useDraft()
  const navigate = useNavigate()
  const next = useNextStep()
  const { choices, definition, listType } = draft
  const hasAmount = hasGeography(definition)
  if (hasAmount && hasCurrentCount(choices)) {
    return {
      label: "Review and order",
      perform: () => void navigate(`/order/${listType}/summary`),
      isEnabled: true,
      isPending: false,
      hasAmount,
    }
  }
  return { ...next, hasAmount }
}
