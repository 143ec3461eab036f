import { DemographicsParts } from "./DemographicsParts.tsx"

/** The page at `order/:listType/demo/demoDemographics`. */
export function DemographicsPage() {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-muted">
        Values of one attribute are alternatives; different attributes must all match. The count follows every
        choice.
      </p>
      <DemographicsParts />
    </div>
  )
}
