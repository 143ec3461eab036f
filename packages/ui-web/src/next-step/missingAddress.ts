import type { MissingForCount } from "@listwright/domain/order"
import { ANCHORS } from "../attributes/anchors.ts"

/** The order in which the screen has them. */
const ON_SCREEN: ReadonlyArray<MissingForCount> = [
  "noArea",
  "noPhoneOption",
  "noAudience",
  "noTargetingOption",
  "noRouteOption",
]

/** Where what is missing is chosen. */
export const missingAddress = (listType: number, missing: MissingForCount): string => {
  const audience = `/order/${listType}/demo/demoDemographics`
  switch (missing) {
    case "noArea":
      return `/order/${listType}/geo`
    case "noPhoneOption":
      return `${audience}#${ANCHORS.phoneOptions}`
    case "noAudience":
      return `${audience}#${ANCHORS.attributes}`
    case "noTargetingOption":
    case "noRouteOption":
      return `/order/${listType}/demo`
  }
}

/** What a person comes to first. */
export const firstMissing = (missing: ReadonlyArray<MissingForCount>): MissingForCount | undefined =>
  ON_SCREEN.find((one) => missing.includes(one))
