import { countryOf } from "@listwright/domain/geography"
import { useLoaderData } from "react-router"
import { useAddAreas } from "../areas/AddAreas.tsx"
import { useDraft } from "../draft/useDraft.ts"
import type { ZipTab } from "./ZipSections.tsx"
import { AreaPage } from "./AreaPage.tsx"
import { ZipSections } from "./ZipSections.tsx"

/** The page of the routes `order/:listType/geo/zip`, `zipPaste`, and `zipRange`; each route opens its section. */
export function GeographyPage() {
  const tab = useLoaderData<ZipTab>()
  const adding = useAddAreas()
  const country = countryOf(useDraft().draft.listType)
  return (
    <AreaPage
      howTo={
        country === "CA" ? "Paste postal codes above and press Add." : "Enter a ZIP Code above and press Add."
      }
    >
      <ZipSections tab={tab} adding={adding} />
    </AreaPage>
  )
}
