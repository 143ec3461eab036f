/**
 * The audience that a list selects: attributes and their criteria, quick picks, industries, occupants, and phone and
 * email options.
 */

export { initialCriteria } from "./audience/initialCriteria.ts"
export {
  QUICK_PICK_CRITERIA_REQUIRED,
  AUDIENCE_STEP_TITLE,
  DELETE_QUICK_PICK_CONFIRMATION,
  industriesRefusalText,
  KEYWORD_TOO_SHORT_MESSAGE,
  ONE_ITEM_PER_CATEGORY_MESSAGE,
  quickPickRefusedNotice,
  rangeErrorText,
} from "./audience/Notices.ts"
export { Attribute, AttributeValue } from "./audience/attributes/Attribute.ts"
export {
  parseDefaultOutputColumns,
  chooseOutputColumn,
  OfferedColumn,
  removeOutputColumn,
} from "./audience/attributes/OutputColumn.ts"
export { Demographics } from "./audience/attributes/Demographics.ts"
export { chosenCriteria, type ChosenCriterion } from "./audience/attributes/chosenCriteria.ts"
export { checkRange } from "./audience/attributes/checkRange.ts"
export { rangeLabel } from "./audience/attributes/rangeLabel.ts"
export { rangeOrderText } from "./audience/attributes/rangeOrderText.ts"
export {
  attributeCategories,
  attributeCategoryName,
  criterionOrigins,
} from "./audience/attributes/attributeCategories.ts"
export { parseAttributeKeyword } from "./audience/search/parseAttributeKeyword.ts"
export { type AttributeSuggestion, AttributeSuggestions } from "./audience/search/AttributeSuggestions.ts"
export { attributeKind, attributeTab, availableAttributeKinds } from "./audience/attributes/attributeKinds.ts"
export { withoutFlags } from "./audience/lifestyles/withoutFlags.ts"
export {
  chooseFlag,
  chosenFlags,
  clearFlags,
  setFlagMatch,
  deselectFlag,
} from "./audience/lifestyles/chooseFlags.ts"
export {
  ALL_DECILES,
  chooseDeciles,
  chosenDeciles,
  type Deciles,
  decilesText,
  isSingleRange,
  MOST_LIKELY_DECILES,
  shortPropensityName,
  decilesToRange,
} from "./audience/propensities/deciles.ts"
export {
  ATTRIBUTE_HIT_KINDS,
  AUDIENCE_HITS_PER_GROUP,
  MAX_AUDIENCE_HITS_PER_GROUP,
  MAX_AUDIENCE_TEXT_LENGTH,
  AudienceHit,
  AudienceHitGroup,
  AudienceHitKind,
} from "./audience/search/AudienceHit.ts"
export {
  audienceIndex,
  type AudienceIndex,
  joinIndexes,
  quickPickIndex,
} from "./audience/search/AudienceIndex.ts"
export { findAudienceHits, type AudienceSearchResult } from "./audience/search/findAudienceHits.ts"
export { searchAudience } from "./audience/search/searchAudience.ts"
export { toAttributeSuggestions } from "./audience/search/toAttributeSuggestions.ts"
export { hasHit, toggleHit } from "./audience/search/toggleHit.ts"
export { isFlag } from "./audience/attributes/isFlag.ts"
export { parseFlags } from "./audience/attributes/parseFlags.ts"
export { InvalidCriterion, criterionRefusalText, parseCriteria } from "./audience/attributes/parseCriteria.ts"
export { areAttributesDisabled, audienceUnits } from "./audience/attributes/audienceUnits.ts"
export { INPUT_TYPES, type InputEntry } from "./audience/attributes/inputTypeRows.ts"
export { inputTypes } from "./audience/attributes/inputTypes.ts"
export { MOST_USED_ATTRIBUTES, mostUsedColumns } from "./audience/attributes/mostUsed.ts"
export { findNamedColumn } from "./audience/attributes/parseCriterion.ts"
export { removeCriterionParts } from "./audience/attributes/criterionParts.ts"
export {
  type AudienceSentence,
  audienceSentence,
  type DescribedList,
  type SentenceClause,
  WITH_PHONES_TEXT,
} from "./audience/sentence/audienceSentence.ts"
export { countUnitText } from "./audience/sentence/countUnitText.ts"
export { audienceText, sentenceText } from "./audience/sentence/sentenceText.ts"
export {
  clearColumn,
  selectedRanges,
  selectedValues,
  selectValues,
  setAllHouseholds,
  setRanges,
  deselectValues,
} from "./audience/selectAudience.ts"
export {
  addIndustry,
  type ChosenIndustries,
  chosenIndustries,
  type IndustryCheckboxState,
  industryCheckboxState,
  industryMark,
  inheritedMark,
  toggleIndustry,
  toggleIndustryOmission,
} from "./audience/industries/chooseIndustries.ts"
export { foundIndustries } from "./audience/industries/foundIndustries.ts"
export { Industries, searchIndustries } from "./audience/industries/Industries.ts"
export { Industry, INDUSTRY_COLUMN, MAX_INDUSTRIES_PER_RECORD } from "./audience/industries/Industry.ts"
export { openIndustry } from "./audience/industries/openIndustry.ts"
export {
  collapseIndustry,
  industryLines,
  type IndustryTree,
  needsToLoadChildren,
  createIndustryTree,
  expandIndustry,
} from "./audience/industries/IndustryTree.ts"
export { applyPastedIndustries, parsePastedIndustries } from "./audience/industries/parsePastedIndustries.ts"
export { knownIndustries } from "./audience/industries/knownIndustries.ts"
export { isWithinIndustry, sicDivision } from "./audience/industries/isWithinIndustry.ts"
export {
  CONTACT_NAMES_LABEL,
  SOURCE_WITH_NAMES,
  occupantNote,
  occupantRouteName,
  occupantTargetName,
} from "./audience/occupants/occupantNames.ts"
export { toPreviewDefinition } from "./audience/occupants/toPreviewDefinition.ts"
export {
  recordsUntilSaturation,
  isSaturated,
  SATURATION_PERCENT,
  coveragePercent,
  type RouteCoverage,
} from "./audience/occupants/saturation.ts"
export { resolveAddressee, addresseeText, includesNames } from "./audience/occupants/addressee.ts"
export {
  contactNameOption,
  decodeContactNameOption,
  emptyOccupantChoice,
  type OccupantChoice,
  type Route,
  routeOption,
  ROUTES,
  decodeRouteOption,
  setContactNames,
  type Target,
  targetOption,
  TARGETS,
  decodeTargetOption,
  setRouteSelected,
  setTargetSelected,
} from "./audience/occupants/occupantOptions.ts"
export {
  ChosenQuickPick,
  quickPickOrigin,
  QuickPick,
  QuickPickDescription,
  FullQuickPick,
  type QuickPickKind,
  QuickPickName,
  quickPickNameKey,
  quickPickTypes,
} from "./audience/quick-picks/QuickPick.ts"
export { QuickPicks, type NewQuickPick } from "./audience/quick-picks/QuickPicks.ts"
export { applyQuickPick, businessQuickPickCriteria } from "./audience/quick-picks/applyQuickPick.ts"
export {
  chooseQuickPick,
  isQuickPickChosen,
  type QuickPickSelection,
  activeQuickPicks,
  deselectQuickPick,
} from "./audience/quick-picks/chooseQuickPick.ts"
export { deleteQuickPick } from "./audience/quick-picks/deleteQuickPick.ts"
export {
  MAX_VISIBLE_QUICK_PICKS,
  QuickPickMatches,
  searchQuickPicks,
} from "./audience/quick-picks/searchQuickPicks.ts"
export { withQuickPicks } from "./audience/quick-picks/withQuickPicks.ts"
export { quickPickCategories } from "./audience/quick-picks/quickPickCategories.ts"
export {
  renameProblems,
  renameQuickPick,
  renameChosenQuickPick,
} from "./audience/quick-picks/renameQuickPick.ts"
export {
  criteriaToSave,
  NoQuickPickCriteria,
  quickPickProblems,
  saveQuickPick,
} from "./audience/quick-picks/saveQuickPick.ts"
export {
  indexChoicePairs,
  type ChoiceGroup,
  type ChoicePairIndex,
} from "./audience/recommended/indexChoicePairs.ts"
export {
  MIN_RECOMMENDATION_FLOOR,
  DEFAULT_RECOMMENDATION_FLOOR,
  recommendAttributes,
} from "./audience/recommended/recommendAttributes.ts"
export { recommendationText } from "./audience/recommended/recommendationText.ts"
export {
  type RecommendedAttribute,
  RecommendedAttributes,
} from "./audience/recommended/RecommendedAttribute.ts"
export { valueName } from "./audience/attributes/valueName.ts"
export { findFirstUnknownItem } from "./audience/attributes/findFirstUnknownItem.ts"
export { compactShareText } from "./audience/step/approximateShareText.ts"
export { audienceDestination } from "./audience/step/audienceDestination.ts"
export { toAudienceStep, canLeaveAudience, nextStepWarnings } from "./audience/step/audienceStep.ts"
export {
  allowedEmailOption,
  EMAIL_OPTIONS,
  emailOptionName,
  EncodedEmailOption,
  showsEmailOptions,
} from "./audience/step/emailOptions.ts"
export { phoneOptionText } from "./audience/step/phoneOptionText.ts"
export {
  allowedPhoneOption,
  offeredPhoneOptions,
  phoneOptionName,
  phoneOptions,
  sellsPhones,
  type PhoneShare,
  telemarketingNote,
} from "./audience/step/phoneOptions.ts"
