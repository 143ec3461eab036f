import { type AreaTab, MAP_TABS } from "./tabs.ts"

/** The label of the area menu until the user chooses a tab. */
export const AREA_MENU_LABEL = "Other Types of Areas"
/** The heading of the tabs that don't need a map. */
export const STANDARD_OPTIONS_HEADING = "STANDARD OPTIONS"
/** The heading of the tabs that open a map. */
export const MAP_OPTIONS_HEADING = "MAP OPTIONS"

/** A source's area tabs in two groups, each in menu order. */
export interface AreaMenu {
  readonly standard: ReadonlyArray<AreaTab>
  readonly map: ReadonlyArray<AreaTab>
}

const NOT_ON_MOBILE: ReadonlyArray<AreaTab> = ["zipRange", "zipPaste", ...MAP_TABS]

/** Returns the area menu; on a phone, without the ZIP range, paste, and map options. */
export const areaMenu = (shown: ReadonlyArray<AreaTab>, device: "desktop" | "mobile"): AreaMenu => {
  const tabs = shown.filter((tab) => device === "desktop" || !NOT_ON_MOBILE.includes(tab))
  return {
    standard: tabs.filter((tab) => !MAP_TABS.includes(tab)),
    map: tabs.filter((tab) => MAP_TABS.includes(tab)),
  }
}
