/** A list's selection: areas, audience, and suppressions in one canonical form with one hash. */

export { Area, ClosestArea, isPostalArea, type PostalArea } from "./definition/Area.ts"
export { Granularity, Latitude, Longitude, Point, RadiusMiles } from "./definition/AreaShape.ts"
export {
  Audience,
  type ColumnCriterion,
  Criterion,
  FLAG_VALUE,
  type FlagsCriterion,
  IndustryCode,
  Range,
} from "./definition/Audience.ts"
export { canonicalCriteria } from "./definition/canonicalCriteria.ts"
export { criterionColumns, audienceColumns, isColumnCriterion } from "./definition/criterionColumns.ts"
export {
  LocationFileHash,
  type LocationRow,
  MAX_LOCATION_NAME_CHARACTERS,
  decodeLocations,
  EncodedLocations,
} from "./definition/LocationFile.ts"
export { canonicalLocations, locationFileHash, locationsJson } from "./definition/locationFileHash.ts"
export { referencedLocationFiles } from "./definition/referencedLocationFiles.ts"
export { geoTypes } from "./definition/GeoType.ts"
export {
  DefinitionHash,
  ListDefinition,
  MAX_AREAS,
  PhoneOption,
  SuppressionChoice,
} from "./definition/ListDefinition.ts"
export { Medians, noMedians } from "./definition/Medians.ts"
export { OccupantRecords } from "./definition/OccupantRecords.ts"
export { OrderStep } from "./definition/OrderStep.ts"
export { CombinationOperation, type CombinationRule } from "./definition/Combination.ts"
export {
  type SavedCountBasedArea,
  areaCombination,
  isSavedCountBasedArea,
  referencedSavedCounts,
} from "./definition/savedCountAreas.ts"
export { areaCode, areaKey } from "./definition/areaKey.ts"
export {
  areaLabel,
  areaKindNoun,
  areaText,
  centerName,
  inferCountry,
  isPeriodicallyRedrawn,
} from "./definition/areaKinds.ts"
export {
  createAreaNamer,
  areaKindCountsText,
  areasSummary,
  type AreaNameLookup,
} from "./definition/areasSummary.ts"
export {
  CanonicalDefinition,
  canonicalDefinition,
  changeCanonicalDefinition,
  emptyDefinition,
} from "./definition/canonicalDefinition.ts"
export { cityKey } from "./definition/cityName.ts"
export { canonicalJson, definitionHash, selectionJson } from "./definition/definitionHash.ts"
export { compareStrings } from "./definition/sortUniqueStrings.ts"
