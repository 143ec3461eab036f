import { hasGeography } from "@listwright/domain/geography"
import { useLocation, useNavigate } from "react-router"
import { useDraft } from "../draft/useDraft.ts"
import { useNextStep } from "./useNextStep.ts"

export interface PrimaryAction {
  readonly label: string
  readonly perform: () => void
  readonly isPending: boolean
  /** Whether the amount belongs to it: there is an area to price. */
  readonly hasAmount: boolean
}

/**
 * The main action at the order's current step: the next step, or the summary while its count is current. null: there is
 * none before something is chosen.
 */
export const usePrimaryAction = (): PrimaryAction | null => {
  const { draft } = useDraft()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { label, isPending, perform } = useNextStep()
  const { choices, definition, listType } = draft
  const hasAmount = hasGeography(definition)
  if (!hasAmount && !pathname.includes("/demo/")) return null
  if (hasAmount && choices.step === "summary") {
    return {
      label: "Review and order",
      perform: () => void navigate(`/order/${listType}/summary`),
      isPending: false,
      hasAmount,
    }
  }
  return { label, perform, isPending, hasAmount }
}
