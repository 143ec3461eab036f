import { RADIUS_PAGE_TITLE } from "@listwright/domain/geography"
import { useSearchParams } from "react-router"
import { useAreaAdder } from "../../../list/areas/AreaAdderProvider.tsx"
import { AREA_SCREENS } from "../../../list/areas/areaScreens.ts"
import { useTabUrl, METHOD_PARAMETER } from "../../../list/areas/useTabUrl.ts"
import { TabNav } from "../../../design/TabNav.tsx"
import { AreaPage } from "../AreaPage.tsx"
import { ResponsivePlacePicker } from "../places/ResponsivePlacePicker.tsx"
import { ShapeForm } from "../polygon/ShapeForm.tsx"
import { AddressForm } from "../radius/AddressForm.tsx"
import { LocationsLink } from "../radius/LocationsLink.tsx"
import { RadiusOptions } from "../radius/RadiusOptions.tsx"
import { ScfSections } from "../scf/ScfSections.tsx"
import { useAvailableTabs } from "../useAvailableTabs.ts"
import { ZipSections, type ZipTab } from "../ZipSections.tsx"
import { type MixedAreaMethod, mixedAreaMethods, requestedAreaMethod } from "./mixedAreaMethods.ts"

/** The titles that are shorter here than on their own pages. */
const TITLES: Readonly<Partial<Record<MixedAreaMethod, string>>> = {
  zip: "ZIP Codes",
  congressionalDistrict: "Districts",
}

/**
 * The page at `order/:listType/geo/moreArea`: areas of several types in one list, each chosen as on the page for its
 * type.
 */
export function MoreAreaPage() {
  const [parameters] = useSearchParams()
  const addressOf = useTabUrl()
  const ways = mixedAreaMethods(useAvailableTabs())
  const { way, zipTab } = requestedAreaMethod(parameters.get(METHOD_PARAMETER), ways)
  return (
    <AreaPage howTo="Add areas of any kind above, or search for one.">
      <div className="flex flex-col gap-3">
        <p className="text-pretty text-muted">
          Here you can combine several kinds of areas in one list. Records in more than one area count only
          once.
        </p>
        <TabNav
          label="Kinds of areas"
          items={ways.map((each) => ({
            to: addressOf(each),
            title: TITLES[each] ?? AREA_SCREENS[each],
            isOpen: each === way,
          }))}
        />
      </div>
      {way === undefined ? null : <Way key={way} way={way} zipTab={zipTab} />}
    </AreaPage>
  )
}

/** The controls specific to one method of choosing areas. */
function Way({ way, zipTab }: { readonly way: MixedAreaMethod; readonly zipTab: ZipTab }) {
  const adding = useAreaAdder()
  switch (way) {
    case "zip":
      return <ZipSections tab={zipTab} adding={adding} />
    case "SCFCode":
      return <ScfSections />
    case "radius":
      return (
        <AddressForm
          section="radius"
          title={RADIUS_PAGE_TITLE}
          options={<RadiusOptions />}
          otherWay={<LocationsLink />}
        />
      )
    case "polygon":
      return <ShapeForm />
    case "city":
    case "county":
    case "state":
    case "metroArea":
    case "congressionalDistrict":
      return <ResponsivePlacePicker tab={way} />
  }
}
