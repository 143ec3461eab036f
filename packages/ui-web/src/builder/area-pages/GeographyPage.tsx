import { sourceCountry } from "@listwright/domain/geography"
import { useLoaderData } from "react-router"
import { useAreaAdder } from "../../list/areas/AreaAdderProvider.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import type { ZipTab } from "./ZipSections.tsx"
import { AreaPage } from "./AreaPage.tsx"
import { ZipSections } from "./ZipSections.tsx"

/** The page of the routes `order/:listType/geo/zip`, `zipPaste`, and `validateZipRange`; each route opens its section. */
export function GeographyPage() {
  const tab = useLoaderData<ZipTab>()
  const adding = useAreaAdder()
  const country = sourceCountry(useDraft().draft.listType)
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
