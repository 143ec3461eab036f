import { sourceCountry } from "@listwright/domain/geography"
import { AREA_SCREENS, type AreaScreen } from "./areaScreens.ts"

/** Names that differ for a Canadian source. */
const OF_CANADA: Readonly<Partial<Record<AreaScreen, string>>> = {
  zipPaste: "Paste Postal Codes",
  state: "Provinces",
}

/** Returns the name of a tab's screen in a source's menus. */
export const areaScreenName = (tab: AreaScreen, listType: number): string =>
  (sourceCountry(listType) === "CA" ? OF_CANADA[tab] : undefined) ?? AREA_SCREENS[tab]
