/**
 * The number of records that a definition selects: questions and answers, the reasons for a count, and the choices that
 * would change it.
 */

export { countFailedNotice, type SavedCountNameLookup, selectionRefusalText } from "./counting/Notices.ts"
export {
  type Gazetteer,
  type Unit,
  findRecordUnit,
  unknownPlaceRefusal,
} from "./counting/evaluator/Gazetteer.ts"
export {
  type SelectionAttributes,
  ListAttributes,
  type ListAreaLookup,
} from "./counting/by-list/ListAttributes.ts"
export {
  areWholeLists,
  overlapByAttributes,
  overlapByListAttributes,
  type RegionAttributes,
} from "./counting/by-list/overlapByAttributes.ts"
export { type CountedAttributes, areaParts } from "./counting/by-list/areaParts.ts"
export { AttributeSelection, attributeSelectionKey } from "./counting/questions/AttributeSelection.ts"
export type { SelectionRefusal } from "./counting/evaluator/SelectionRefusal.ts"
export {
  noSuppressions,
  type SuppressedKeys,
  type Universe,
  withoutDoNotSell,
} from "./counting/evaluator/Universe.ts"
export type { UniverseRecord } from "./counting/evaluator/UniverseRecord.ts"
export { countEachIndustry } from "./counting/industries/countEachIndustry.ts"
export { IndustryCounts } from "./counting/industries/IndustryCounts.ts"
export {
  IndustriesRequest,
  IndustryRecords,
  MAX_COUNTED_INDUSTRIES,
} from "./counting/industries/IndustryRecords.ts"
export { combineIndustryCriteria } from "./counting/evaluator/combineIndustryCriteria.ts"
export { areaTable, tableAreasRefusal } from "./counting/evaluator/areaTable.ts"
export { breakdown, crossTab } from "./counting/evaluator/breakdown.ts"
export { detailUnit, hasDetails } from "./counting/evaluator/detailUnit.ts"
export { distanceMiles } from "./counting/evaluator/geometry.ts"
export { EARTH_RADIUS_MILES } from "./shared/earthRadius.ts"
export { evaluate, type Evaluation } from "./counting/evaluator/evaluate.ts"
export { fillRates } from "./counting/evaluator/fillRates.ts"
export {
  compareValues,
  hasValidFormat,
  isOrdered,
  isWithinRange,
  type SortableType,
  comparableText,
  rangeRefusal,
} from "./counting/evaluator/isWithinRange.ts"
export {
  countAreasSeparately,
  separateAreasRefusal,
  withOnlyAreas,
} from "./counting/evaluator/countAreasSeparately.ts"
export { shades, withOnlyOutlines } from "./counting/evaluator/shades.ts"
export { overlap, overlapRefusal } from "./counting/evaluator/overlap.ts"
export { waterfall } from "./counting/evaluator/waterfall.ts"
export { columnsToNarrow } from "./counting/narrowing/columnsToNarrow.ts"
export { narrowColumn } from "./counting/narrowing/narrowColumn.ts"
export { restrict, restrictionKey } from "./counting/narrowing/restrict.ts"
export { restrictionText } from "./counting/narrowing/restrictionText.ts"
export { restrictions } from "./counting/narrowing/restrictions.ts"
export { nearestRestrictions, candidateRestrictions } from "./counting/narrowing/candidateRestrictions.ts"
export { findShortfall, suggestionTarget } from "./counting/narrowing/shortfall.ts"
export {
  quantitiesByArea,
  quantitiesForTotal,
  totalWantedRecords,
  type WantedArea,
  type WantedQuantities,
  wantedQuantities,
} from "./counting/quantities/wantedQuantities.ts"
export {
  AreaTableRequest,
  CountAreaTable,
  MAX_TABLE_CELLS,
  TableArea,
  AreaTableColumn,
  TableHeadings,
} from "./counting/questions/AreaTable.ts"
export {
  BreakdownRow,
  CountBreakdown,
  CountFillRates,
  CrossTabCell,
  FillRates,
} from "./counting/questions/Breakdown.ts"
export { AreaCount, CountAnswer } from "./counting/questions/CountAnswer.ts"
export {
  AreaDetails,
  DetailsRequest,
  CountDetails,
  CountDetailRow,
  DetailedCount,
} from "./counting/questions/CountDetails.ts"
export { CountRefused, CountUnavailable } from "./counting/questions/CountErrors.ts"
export { CountReceipt, toCountReceipt, createCountReceipt } from "./counting/questions/CountReceipt.ts"
export { StoredCountAnswer, StoredCountReceipt } from "./counting/questions/storedCounts.ts"
export { type CountFunction, Counts } from "./counting/Counts.ts"
export type { ListOwner } from "./counting/questions/ListOwner.ts"
export { LiveCounts, type LiveQuestion } from "./counting/LiveCounts.ts"
export {
  outlineToArea,
  ShadesRequest,
  MAX_SHADES,
  OUTLINE_LEVELS,
  type OutlineLevel,
  Shade,
} from "./counting/questions/Shades.ts"
export { MAX_SEPARATE_AREAS } from "./counting/questions/EachArea.ts"
export { countEachArea } from "./counting/countEachArea.ts"
export { type OverlapCounts, MAX_OVERLAP_AREAS, buildOverlap } from "./counting/questions/Overlap.ts"
export { Restriction, RestrictionSuggestion } from "./counting/questions/Restriction.ts"
export { CountSample, SAMPLE_SIZE, SampleRecord, SampleRequest } from "./counting/questions/SampleRecord.ts"
export {
  CountSuggestions,
  Relaxation,
  type RelaxedDefinition,
  Suggestion,
} from "./counting/questions/Suggestion.ts"
export {
  RoutesRequest,
  CountSaturation,
  MAX_ROUTES,
  type RecordsByRoute,
  RouteSaturation,
  Saturation,
  computeSaturation,
  DEFAULT_MAX_ROUTES,
} from "./counting/questions/Saturation.ts"
export { reduceToAreas, saturation } from "./counting/evaluator/saturation.ts"
export {
  SuppressedCount,
  SUPPRESSION_SOURCES,
  SuppressionSource,
} from "./counting/questions/SuppressedCount.ts"
export type { AnswerBasis } from "./counting/questions/AnswerBasis.ts"
export {
  CountWaterfall,
  SelectionStep,
  WaterfallList,
  WaterfallStep,
} from "./counting/questions/Waterfall.ts"
export { separateLists, explainedLists, waterfallLists } from "./counting/questions/waterfallLists.ts"
export { waterfallByList } from "./counting/evaluator/waterfallByList.ts"
export {
  UnlocatedRecords,
  countUnlocatedRecords,
  unlocatedRecordsText,
} from "./counting/questions/UnlocatedRecords.ts"
export { COUNT_QUESTIONS, type CountQuestion } from "./counting/countQuestions.ts"
export {
  changeCauseText,
  compareToReceipt,
  type CountChanges,
} from "./counting/questions/compareToReceipt.ts"
export { listRefusal } from "./counting/listRefusal.ts"
export { countLive } from "./counting/countLive.ts"
export { maskRecord, type UnmaskedRecord } from "./counting/questions/maskRecord.ts"
export { MEDIAN_COLUMNS, computeMedians } from "./counting/questions/medians.ts"
export { selectionSteps, stepKey } from "./counting/questions/selectionSteps.ts"
export { columnName, type NamedColumn } from "./glossary/columnName.ts"
export { flagsText } from "./glossary/flags.ts"
export { stepText } from "./counting/questions/stepText.ts"
export { suppressionSources } from "./counting/questions/suppressionSources.ts"
export { CountRuns, type OfficialCount } from "./counting/runs/CountRuns.ts"
export {
  INITIAL_COUNT_STATE,
  type CountEvent,
  isCountingModalVisible,
  decideCount,
} from "./counting/runs/decideCount.ts"
export { followCount, runCount } from "./counting/runs/runCount.ts"
export { parseWantedQuantity } from "./counting/quantities/parseWantedQuantity.ts"
export { bestSuggestions } from "./counting/widening/bestSuggestions.ts"
export { columnsToWiden } from "./counting/widening/columnsToWiden.ts"
export { relax, relaxationKey } from "./counting/widening/relax.ts"
export {
  additionalRecordsText,
  type RelaxationNames,
  relaxationText,
} from "./counting/widening/relaxationText.ts"
export { candidateRelaxations } from "./counting/widening/candidateRelaxations.ts"
export { suggestions } from "./counting/widening/suggestions.ts"
export { widenColumn } from "./counting/widening/widenColumn.ts"
export { candidateWidenings } from "./counting/widening/candidateWidenings.ts"
export { type ShadeClass, shadeClasses, shadeIndex, SHADE_COUNT } from "./counting/shares/shadeClasses.ts"
export { countHitRecords } from "./counting/shares/countHitRecords.ts"
export { type Bin, binAt, buildBins, canBeBinned, countRecordsBetween } from "./counting/shares/bins.ts"
export { withoutColumnCriteria, type ValueShare, valueShares } from "./counting/shares/valueShares.ts"
