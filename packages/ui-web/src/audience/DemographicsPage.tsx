import { NextStepBar } from "../next-step/NextStepBar.tsx"
import { DemographicsParts } from "./DemographicsParts.tsx"

/** The route order/:listType/demo/demoDemographics. spec: order-builder §2.4 */
export function DemographicsPage() {
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Build Your Target Audience
        </h1>
        <p className="text-pretty text-muted">
          Values of one attribute are alternatives; different attributes must all hold. The count follows
          every choice.
        </p>
      </header>
      <DemographicsParts />
      <NextStepBar />
    </div>
  )
}
