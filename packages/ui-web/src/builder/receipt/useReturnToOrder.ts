import { decideStep, orderPath } from "@listwright/domain/order"
import type { DraftId } from "@listwright/domain/shared"
import { useNavigate } from "react-router"
import { useApp } from "../../app/App.ts"
import { builderLayout } from "../../app/layout.ts"
import { useSession } from "../../app/session.ts"

/**
 * Returns a function that navigates from an unpaid order back to its list, at the step for ordering it. It rejects if
 * the list can't be loaded.
 */
export const useReturnToOrder = () => {
  const { drafts } = useApp()
  const layout = builderLayout(useSession())
  const navigate = useNavigate()
  return async (draftId: DraftId): Promise<void> => {
    const { listType } = await drafts.loadNamed(draftId)
    const { route, step } = decideStep({ step: "success", route: "success" }, "paymentDeclined", layout)
    drafts.change((content) => ({ ...content, choices: { ...content.choices, step } }))
    await drafts.flush()
    await navigate(orderPath(listType, route))
  }
}
