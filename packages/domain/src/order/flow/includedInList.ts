import { sourceTraits, findListType } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { LIST_CONTENTS_TABS } from "./stepLayout.ts"

/** A tab of 'what is included in my list'. */
export type IncludedTab = (typeof LIST_CONTENTS_TABS)[number]

/** Returns the tab that describes a source's records; null if the source doesn't exist. */
export const findIncludedTab = (listType: number): IncludedTab | null => {
  const source = findListType(listType)
  switch (source?.universe) {
    case undefined:
      return null
    case "consumer":
    case "canadianConsumer":
      return "Consumer"
    case "business":
      return "Business"
    case "movers":
      return listType === 40 ? "New Mover" : "New Homeowner"
    case "occupant":
      return "Saturation"
  }
}

/** A tab with the source that it describes. */
export interface IncludedSource {
  readonly tab: IncludedTab
  readonly listType: number
}

/**
 * Returns the tabs in order, each with the source that it describes: the order's own source if it belongs to the tab,
 * otherwise the tab's first source that the user may order. Tabs without a source are left out.
 */
export const listContentsTabs = (
  ordering: number,
  offered: ReadonlyArray<number>,
): ReadonlyArray<IncludedSource> =>
  LIST_CONTENTS_TABS.flatMap((tab) => {
    const listType = [ordering, ...offered].find((one) => findIncludedTab(one) === tab)
    return listType === undefined ? [] : [{ tab, listType }]
  })

/**
 * Returns the areas that cover all of a source's records: the whole country if it can be selected, otherwise each state
 * or province.
 */
export const wholeCountryAreas = (listType: number, states: ReadonlyArray<string>): ReadonlyArray<Area> => {
  const isWhole = findListType(listType)?.areaTabs.includes("totalUSA") === true
  return isWhole && sourceTraits(listType).country === "US"
    ? [{ kind: "nation", excluded: false }]
    : states.map((state) => ({ kind: "state", state, excluded: false }))
}
