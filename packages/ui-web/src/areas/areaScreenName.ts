import { countryOf } from "@listwright/domain/geography"
import { AREA_SCREENS, type AreaScreen } from "./areaScreens.ts"

/** Where a source is of Canada. */
const OF_CANADA: Readonly<Partial<Record<AreaScreen, string>>> = {
  zipPaste: "Paste Postal Codes",
  state: "Provinces",
}

/** What the screen of a tab is called in the menus of a source. */
export const areaScreenName = (tab: AreaScreen, listType: number): string =>
  (countryOf(listType) === "CA" ? OF_CANADA[tab] : undefined) ?? AREA_SCREENS[tab]
