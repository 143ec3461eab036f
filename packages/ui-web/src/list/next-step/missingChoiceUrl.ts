import { findListType } from "@listwright/domain/catalog"
import type { CountRequirement } from "@listwright/domain/order"
import { ANCHORS } from "../attributes/anchors.ts"

/** The missing choices in screen order. */
const ON_SCREEN: ReadonlyArray<CountRequirement> = [
  "noArea",
  "noPhoneOption",
  "noAudience",
  "noTargetingOption",
  "noRouteOption",
]

/** Returns the URL for making a missing choice. */
export const missingChoiceUrl = (listType: number, missing: CountRequirement): string => {
  const audience = `/order/${listType}/demo`
  const tabs = findListType(listType)?.audienceTabs ?? []
  const addresses = `${audience}/residentOccupantList`
  const attributes = `${audience}/demoDemographics`
  switch (missing) {
    case "noArea":
      return `/order/${listType}/geo`
    case "noPhoneOption":
      return `${tabs.includes("demoDemographics") ? attributes : addresses}#${ANCHORS.phoneOptions}`
    case "noAudience":
      return `${attributes}#${ANCHORS.attributes}`
    case "noTargetingOption":
      return `${addresses}#${ANCHORS.targets}`
    case "noRouteOption":
      return `${addresses}#${ANCHORS.routes}`
  }
}

/** Returns the first missing choice in page order. */
export const firstMissingChoice = (missing: ReadonlyArray<CountRequirement>): CountRequirement | undefined =>
  ON_SCREEN.find((one) => missing.includes(one))
