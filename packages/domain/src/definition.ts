/** A list's selection: areas, audience, and suppressions in one canonical form with one hash. */

export { Area, ClosestArea, isPostalArea, type PostalArea } from "./definition/Area.ts"
export { Granularity, Latitude, Longitude, Point, SearchMiles } from "./definition/AreaShape.ts"
export {
  Audience,
  type ColumnCriterion,
  Criterion,
  FLAG,
  type FlagsCriterion,
  IndustryCode,
  Range,
} from "./definition/Audience.ts"
export { canonicalCriteria } from "./definition/canonicalCriteria.ts"
export { columnsOf, columnsOfAudience, isOfOneColumn } from "./definition/criterionColumns.ts"
export {
  LocationFileHash,
  type LocationRow,
  MAX_LOCATION_NAME_CHARACTERS,
  readLocations,
  WrittenLocations,
} from "./definition/LocationFile.ts"
export { canonicalLocations, locationFileHash, locationsJson } from "./definition/locationFileHash.ts"
export { locationFilesNamed } from "./definition/ofLocationFiles.ts"
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
  type AreaOfSavedCounts,
  combinationOf,
  isOfSavedCounts,
  savedCountsNamed,
} from "./definition/ofSavedCounts.ts"
export { areaCode, areaKey } from "./definition/areaKey.ts"
export {
  areaLabel,
  areasName,
  areaText,
  centerName,
  countryOfAreas,
  isDated,
} from "./definition/areaKinds.ts"
export { areaNameOf, areasByKind, areasLine, type NameOfArea } from "./definition/areasLine.ts"
export {
  CanonicalDefinition,
  canonicalDefinition,
  changeCanonical,
  emptyDefinition,
} from "./definition/canonicalDefinition.ts"
export { cityKey } from "./definition/cityName.ts"
export { canonicalJson, definitionHash, selectionJson } from "./definition/definitionHash.ts"
export { compareTexts } from "./definition/sortedTexts.ts"
