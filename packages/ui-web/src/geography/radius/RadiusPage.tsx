import { lazy } from "react"
import { RADIUS_AROUND } from "@listwright/domain/geography"
import { useAddAreas } from "../../areas/AddAreas.tsx"
import { useTypedAreas } from "../../areas/TypedAreasProvider.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { MapPanel } from "../../map/MapPanel.tsx"
import { AreaPage } from "../AreaPage.tsx"
import { AddressForm } from "./AddressForm.tsx"
import { LocationsLink } from "./LocationsLink.tsx"
import { RadiusOptions } from "./RadiusOptions.tsx"

const RadiusMap = lazy(async () => ({ default: (await import("./RadiusMap.tsx")).RadiusMap }))

/** The route order/:listType/geo/radius: what lies around an address. */
export function RadiusPage() {
  const { typed, edit } = useTypedAreas()
  const adding = useAddAreas()
  return (
    <AreaPage howTo="Enter an address and a radius above and press Add.">
      <AddressForm
        section="radius"
        title={RADIUS_AROUND}
        choice={
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
              { value: "quantity", text: "A quantity, the closest first" },
            ]}
          />
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
