import { DemographicsControls } from "./DemographicsControls.tsx"

/** The page at `order/:listType/demo/demoDemographics`. */
export function DemographicsPage() {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-muted">
        A record can match any of the values you choose for an attribute, but it must match every attribute
        you choose. The count updates with each choice.
      </p>
      <DemographicsControls />
    </div>
  )
}
