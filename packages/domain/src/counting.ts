/**
 * The number of records that a definition selects: questions and answers, the reasons for a count, and the choices that
 * would change it.
 */

export { countFailed, type SavedCountNames, selectionRefusedText } from "./counting/Notices.ts"
export { type Gazetteer, type Unit, unitOf, unknownPlace } from "./counting/evaluator/Gazetteer.ts"
export { type Attributes, ListAttributes, type PlaceInList } from "./counting/by-list/ListAttributes.ts"
export {
  areLists,
  overlapByAttributes,
  overlapOfSame,
  type RegionAttributes,
} from "./counting/by-list/overlapByAttributes.ts"
export { type CountedAttributes, partsOfArea } from "./counting/by-list/partsOfArea.ts"
export { SelectedBy, selectedByKey } from "./counting/questions/SelectedBy.ts"
export type { SelectionRefused } from "./counting/evaluator/SelectionRefused.ts"
export { nobodySuppressed, type Suppressed, type Universe } from "./counting/evaluator/Universe.ts"
export type { UniverseRecord } from "./counting/evaluator/UniverseRecord.ts"
export { countEachIndustry } from "./counting/industries/countEachIndustry.ts"
export { IndustryCounts } from "./counting/industries/IndustryCounts.ts"
export { AskedIndustries, IndustryRecords, MAX_EACH_INDUSTRY } from "./counting/industries/IndustryRecords.ts"
export { askedIndustries } from "./counting/evaluator/askedIndustries.ts"
export { areaTable, tableAreasRefused } from "./counting/evaluator/areaTable.ts"
export { breakdown, crossTab } from "./counting/evaluator/breakdown.ts"
export { detailUnit, hasDetails } from "./counting/evaluator/detailUnit.ts"
export { distanceMiles } from "./counting/evaluator/geometry.ts"
export { EARTH_RADIUS_MILES } from "./shared/earthRadius.ts"
export { evaluate, type Evaluation } from "./counting/evaluator/evaluate.ts"
export { fillRates } from "./counting/evaluator/fillRates.ts"
export {
  compareValues,
  isReadable,
  isOrdered,
  liesBetween,
  type OrderedType,
  plainText,
  rangeRefused,
} from "./counting/evaluator/liesBetween.ts"
export { eachArea, eachAreaRefused, withOnly } from "./counting/evaluator/eachArea.ts"
export { shades, withOutlines } from "./counting/evaluator/shades.ts"
export { overlap, overlapRefused } from "./counting/evaluator/overlap.ts"
export { waterfall } from "./counting/evaluator/waterfall.ts"
export { columnsToNarrow } from "./counting/narrowing/columnsToNarrow.ts"
export { narrowColumn } from "./counting/narrowing/narrowColumn.ts"
export { restrict, restrictionKey } from "./counting/narrowing/restrict.ts"
export { restrictionText } from "./counting/narrowing/restrictionText.ts"
export { restrictions } from "./counting/narrowing/restrictions.ts"
export { nearestRestrictions, restrictionsOf } from "./counting/narrowing/restrictionsOf.ts"
export { shortfallOf, suggestionAim } from "./counting/narrowing/shortfall.ts"
export {
  quantitiesByArea,
  quantitiesForTotal,
  totalWanted,
  type WantedArea,
  type Wanted,
  wantedQuantities,
} from "./counting/quantities/wantedQuantities.ts"
export {
  AskedAreaTable,
  CountAreaTable,
  MAX_TABLE_CELLS,
  TableArea,
  TableColumn,
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
  AskedDetails,
  CountDetails,
  DetailCount,
  DetailedCount,
} from "./counting/questions/CountDetails.ts"
export { CountRefused, CountUnavailable } from "./counting/questions/CountErrors.ts"
export { CountReceipt, receiptOf, takeReceipt } from "./counting/questions/CountReceipt.ts"
export { type AskCounts, Counts } from "./counting/Counts.ts"
export type { ListOwner } from "./counting/questions/ListOwner.ts"
export { LiveCounts, type LiveQuestion } from "./counting/LiveCounts.ts"
export {
  areaOfOutline,
  AskedShades,
  MAX_SHADES,
  OUTLINE_LEVELS,
  type OutlineLevel,
  Shade,
} from "./counting/questions/Shades.ts"
export { MAX_EACH_AREA } from "./counting/questions/EachArea.ts"
export { countEachArea } from "./counting/countEachArea.ts"
export { type CountedByAreas, MAX_OVERLAPPED, overlapOfCounts } from "./counting/questions/Overlap.ts"
export { Restriction, RestrictionSuggestion } from "./counting/questions/Restriction.ts"
export { CountSample, SAMPLE_RECORDS, SampleRecord } from "./counting/questions/SampleRecord.ts"
export { CountSuggestions, Relaxation, type Relaxed, Suggestion } from "./counting/questions/Suggestion.ts"
export {
  AskedRoutes,
  CountSaturation,
  MAX_ROUTES,
  type RecordsByRoute,
  RouteSaturation,
  Saturation,
  saturationOf,
  USUAL_ROUTES,
} from "./counting/questions/Saturation.ts"
export { everybodyInAreas, saturation } from "./counting/evaluator/saturation.ts"
export {
  SuppressedCount,
  SUPPRESSION_SOURCES,
  SuppressionSource,
} from "./counting/questions/SuppressedCount.ts"
export type { TrueOf } from "./counting/questions/TrueOf.ts"
export {
  CountWaterfall,
  SelectionStep,
  WaterfallList,
  WaterfallStep,
} from "./counting/questions/Waterfall.ts"
export { listsApart, listsExplained, waterfallLists } from "./counting/questions/waterfallLists.ts"
export { waterfallByList } from "./counting/evaluator/waterfallByList.ts"
export { WithoutPlace, withoutPlaceOf, withoutPlaceText } from "./counting/questions/WithoutPlace.ts"
export { COUNT_QUESTIONS, type CountQuestion } from "./counting/countQuestions.ts"
export { changeCauseText, changesSince, type CountChanges } from "./counting/questions/changesSince.ts"
export { listRefusal } from "./counting/listRefusal.ts"
export { countLive } from "./counting/countLive.ts"
export { maskRecord, type PlainRecord } from "./counting/questions/maskRecord.ts"
export { MEDIAN_COLUMNS, mediansFrom } from "./counting/questions/medians.ts"
export { selectionSteps, stepKey } from "./counting/questions/selectionSteps.ts"
export { columnName, type NamedColumn } from "./glossary/columnName.ts"
export { flagsText } from "./glossary/flags.ts"
export { stepText } from "./counting/questions/stepText.ts"
export { suppressionSources } from "./counting/questions/suppressionSources.ts"
export { CountRuns, type OfficialCount } from "./counting/runs/CountRuns.ts"
export {
  COUNT_START,
  type CountEvent,
  countingModalVisible,
  decideCount,
} from "./counting/runs/decideCount.ts"
export { followCount, runCount } from "./counting/runs/runCount.ts"
export { wantedFromText } from "./counting/quantities/wantedFromText.ts"
export { bestSuggestions } from "./counting/widening/bestSuggestions.ts"
export { columnsToWiden } from "./counting/widening/columnsToWiden.ts"
export { relax, relaxationKey } from "./counting/widening/relax.ts"
export { moreText, type RelaxationNames, relaxationText } from "./counting/widening/relaxationText.ts"
export { relaxationsOf } from "./counting/widening/relaxationsOf.ts"
export { suggestions } from "./counting/widening/suggestions.ts"
export { widenColumn } from "./counting/widening/widenColumn.ts"
export { wideningsOf } from "./counting/widening/wideningsOf.ts"
export { type ShadeClass, shadeClasses, shadeOf, SHADES } from "./counting/shares/shadeClasses.ts"
export { recordsOfHit } from "./counting/shares/recordsOfHit.ts"
export { type Bin, binAt, binsOf, isBinned, recordsBetween } from "./counting/shares/bins.ts"
export { besideColumn, type ValueShare, valueShares } from "./counting/shares/valueShares.ts"
export { isShownStep, shownSteps } from "./counting/questions/shownSteps.ts"
