import { allowedSources, displayName, landingCards, shownAreaTabs } from "@listwright/domain/catalogue"
import { STEP_TITLES } from "@listwright/domain/order"
import {
  chosenReading,
  list270Reading,
  type NamedGroup,
  occupantNameReading,
} from "@listwright/domain/shared"
import type { Session } from "../app/Sessions.ts"
import { AREA_SCREENS, isAreaScreen } from "../areas/areaScreens.ts"

/** A page that the search leads to. */
export interface PageEntry {
  readonly title: string
  readonly to: string
  readonly names: ReadonlyArray<string>
}

const entry = (title: string, to: string): PageEntry => ({ title, to, names: [title] })

const builderEntries = (listType: number, { site }: Session): ReadonlyArray<PageEntry> => {
  const base = `/order/${listType}`
  const [geo, demo] = STEP_TITLES
  return [
    entry(geo, `${base}/geo`),
    entry(demo, `${base}/demo`),
    ...shownAreaTabs(listType, site)
      .filter(isAreaScreen)
      .map((tab) => entry(AREA_SCREENS[tab], `${base}/geo/${tab}`)),
  ]
}

/** The pages that the user may open, by what they are of: this list where one is being built, new lists, the rest. */
export const pageEntries = (
  session: Session,
  listType: number | null,
): ReadonlyArray<NamedGroup<PageEntry>> => {
  const { site, user } = session
  const nameOf = chosenReading(occupantNameReading, site.readings)
  const sources = landingCards(allowedSources(user.dataSources, chosenReading(list270Reading, site.readings)))
  return [
    ...(listType === null ? [] : [{ kind: "This list", items: builderEntries(listType, session) }]),
    { kind: "Pages", items: [entry("Landing page", "/"), entry("Saved Lists", "/slc")] },
    {
      kind: "Build a list",
      items: sources.map((card) => entry(displayName(card.listType, nameOf), `/order/${card.listType}`)),
    },
  ]
}
