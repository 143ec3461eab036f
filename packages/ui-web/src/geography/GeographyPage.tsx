import { SELECT_TARGET_AREAS, SELECT_TARGET_AREAS_HELP } from "@listwright/domain/geography"
import { useLoaderData } from "react-router"
import { NextStepBar } from "../next-step/NextStepBar.tsx"
import { useAddAreas } from "../areas/AddAreas.tsx"
import { ChosenAreas } from "./ChosenAreas.tsx"
import type { Section } from "../areas/sections.ts"
import { ZipSections } from "./ZipSections.tsx"

/** The routes order/:listType/geo/zip, zipPaste and zipRange: one page, the route opens its section. spec: order-builder §2.3 */
export function GeographyPage() {
  const tab = useLoaderData<Section>()
  const adding = useAddAreas()
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {SELECT_TARGET_AREAS}
        </h1>
        <p className="text-pretty text-muted">{SELECT_TARGET_AREAS_HELP}</p>
      </header>
      <ZipSections tab={tab} adding={adding} />
      <ChosenAreas />
      <NextStepBar />
    </div>
  )
}
