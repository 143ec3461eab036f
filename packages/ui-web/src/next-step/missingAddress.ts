import { listTypeOf } from "@listwright/domain/catalogue"
import type { MissingForCount } from "@listwright/domain/order"
import { ANCHORS } from "../attributes/anchors.ts"

/** The missing choices in screen order. */
const ON_SCREEN: ReadonlyArray<MissingForCount> = [
  "noArea",
  "noPhoneOption",
  "noAudience",
  "noTargetingOption",
  "noRouteOption",
]

/** Returns the URL for making a missing choice. */
export const missingAddress = (listType: number, missing: MissingForCount): string => {
  const audience = `/order/${listType}/demo`
  const tabs = listTypeOf(listType)?.audienceTabs ?? []
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
export const firstMissing = (missing: ReadonlyArray<MissingForCount>): MissingForCount | undefined =>
  ON_SCREEN.find((one) => missing.includes(one))
