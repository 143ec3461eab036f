import type { AreaTab } from "@listwright/domain/catalog"
import { AREA_KINDS } from "@listwright/domain/glossary"

/** The tabs of the geography step that have a screen, in menu order, with their names. */
export const AREA_SCREENS = {
  zip: "Enter ZIP Codes",
  zipRange: "ZIP Code Range",
  zipPaste: "Paste ZIP Codes",
  zipSelectMap: "ZIP Code Map",
  radius: "Radius",
  Closex: "Closest",
  polygon: AREA_KINDS.polygon.label,
  city: "Cities",
  county: "Counties",
  state: "States",
  stateMap: "State Map",
  metroArea: "Metro Areas",
  congressionalDistrict: "Congressional Districts",
  SCFCode: "SCF Codes",
  moreArea: "More Areas",
  totalUSA: "Total USA",
} as const satisfies Readonly<Partial<Record<AreaTab, string>>>

/** A tab that has a screen. */
export type AreaScreen = keyof typeof AREA_SCREENS

/** Returns whether a tab has a screen. */
export const isAreaScreen = (tab: string | undefined): tab is AreaScreen =>
  tab !== undefined && Object.hasOwn(AREA_SCREENS, tab)

/**
 * Returns the screen for a tab of the geography step. Defaults to the ZIP screen. The list of states is a view of the
 * states screen.
 */
export const toAreaScreen = (tab: string | undefined): AreaScreen =>
  isAreaScreen(tab) ? tab : tab === "stateList" ? "state" : "zip"
