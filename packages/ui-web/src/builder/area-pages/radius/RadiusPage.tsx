import { lazy } from "react"
import { RADIUS_PAGE_TITLE, sourceAreaKinds } from "@listwright/domain/geography"
import { useAreaAdder } from "../../../list/areas/AreaAdderProvider.tsx"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { MapPanel } from "../../../list/map/MapPanel.tsx"
import { useSession } from "../../../app/session.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { AreaPage } from "../AreaPage.tsx"
import { AddressForm } from "./AddressForm.tsx"
import { LocationsLink } from "./LocationsLink.tsx"
import { RadiusOptions } from "./RadiusOptions.tsx"

const RadiusMap = lazy(async () => ({ default: (await import("./RadiusMap.tsx")).RadiusMap }))

/** The page at `order/:listType/geo/radius`: the area around an address. */
export function RadiusPage() {
  const { typed, edit } = useTypedAreas()
  const adding = useAreaAdder()
  const { draft } = useDraft()
  const { site } = useSession()
  const hasClosest = sourceAreaKinds(draft.listType, site).includes("closest")
  return (
    <AreaPage howTo="Enter an address and a radius above and press Add.">
      <AddressForm
        section="radius"
        title={RADIUS_PAGE_TITLE}
        choice={
          hasClosest ? (
            <RadioGroup
              label="What to select"
              inline
              value={typed.radius.by}
              onChange={(by) => {
                edit({ radius: { ...typed.radius, by } })
                if (adding.alerts.radius?.field === typed.radius.by) adding.clearAlert("radius")
              }}
              options={[
                { value: "radius", text: "Everything within a radius" },
                { value: "quantity", text: "A number of records, closest first" },
              ]}
            />
          ) : undefined
        }
        options={<RadiusOptions />}
        otherWay={<LocationsLink />}
      />
      <MapPanel instead="Enter addresses in the fields above.">
        <RadiusMap section="radius" />
      </MapPanel>
    </AreaPage>
  )
}
