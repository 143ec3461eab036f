import { BUILD_TARGET_AUDIENCE } from "@listwright/domain/audience"
import { orderPath, stepLayout } from "@listwright/domain/order"
import { Outlet, useNavigate } from "react-router"
import { layoutOf } from "../app/layout.ts"
import { useSession } from "../app/session.ts"
import { Button } from "../design/Button.tsx"
import { PageDialog } from "../design/PageDialog.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { NextStepBar } from "../next-step/NextStepBar.tsx"
import { audienceTabs } from "./audienceTabs.ts"
import { useAudienceOffer } from "./useAudienceOffer.ts"

/**
 * The frame for every audience tab: a dialog on the page with a scrolling menu of tabs, and Done, which returns to the
 * order. In layout 1, it's a plain page whose tabs are in the list of steps.
 */
export function AudienceStep() {
  const { draft } = useDraft()
  const session = useSession()
  const offer = useAudienceOffer(draft.listType)
  const navigate = useNavigate()
  const parts = (
    <>
      <Outlet />
      <NextStepBar />
    </>
  )
  if (stepLayout(layoutOf(session)).audience === "tabbed")
    return (
      <div className="flex flex-col gap-5">
        <h1 tabIndex={-1} className="-mb-4 text-xl font-semibold">
          {BUILD_TARGET_AUDIENCE}
        </h1>
        {parts}
      </div>
    )
  return (
    <PageDialog
      title={BUILD_TARGET_AUDIENCE}
      menuLabel="Ways to choose an audience"
      tabs={audienceTabs(draft, session.site, offer)}
      action={<Button onPress={() => void navigate(orderPath(draft.listType, "order"))}>Done</Button>}
    >
      {parts}
    </PageDialog>
  )
}
