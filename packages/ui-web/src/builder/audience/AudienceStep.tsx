import { AUDIENCE_STEP_TITLE } from "@listwright/domain/audience"
import { orderPath, stepLayout } from "@listwright/domain/order"
import { Outlet, useNavigate } from "react-router"
import { builderLayout } from "../../app/layout.ts"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { PageDialog } from "../../design/PageDialog.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { NextStepBar } from "../../list/next-step/NextStepBar.tsx"
import { audienceTabs } from "./audienceTabs.ts"
import { useKnownAudienceOptions } from "./useKnownAudienceOptions.ts"

/**
 * The frame for every audience tab: a dialog on the page with a scrolling menu of tabs, and Done, which returns to the
 * order. In layout 1, it's a plain page whose tabs are in the list of steps.
 */
export function AudienceStep() {
  const { draft } = useDraft()
  const session = useSession()
  const offer = useKnownAudienceOptions(draft.listType)
  const navigate = useNavigate()
  const parts = (
    <>
      <Outlet />
      <NextStepBar />
    </>
  )
  if (stepLayout(builderLayout(session)).audience === "tabbed")
    return (
      <div className="flex flex-col gap-5">
        <h1 tabIndex={-1} className="-mb-4 text-xl font-semibold">
          {AUDIENCE_STEP_TITLE}
        </h1>
        {parts}
      </div>
    )
  return (
    <PageDialog
      title={AUDIENCE_STEP_TITLE}
      menuLabel="Ways to choose an audience"
      tabs={audienceTabs(draft, session.site, offer)}
      action={<Button onPress={() => void navigate(orderPath(draft.listType, "order"))}>Done</Button>}
    >
      {parts}
    </PageDialog>
  )
}
