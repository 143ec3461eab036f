/**
 * The audience that a list selects: attributes and their criteria, quick picks, industries, occupants, phone and email
 * options.
 */

export { beginningCriteria } from "./audience/beginningCriteria.ts"
export {
  ADD_QUICK_PICK_CRITERIA,
  BUILD_TARGET_AUDIENCE,
  DELETE_QUICK_PICK,
  industriesRefusedText,
  KEYWORD_TOO_SHORT,
  ONE_ITEM_FOR_CATEGORY,
  quickPickRefused,
  rangeText,
} from "./audience/Notices.ts"
export { DemoColumn, DemoValue } from "./audience/attributes/DemoColumn.ts"
export {
  defaultOutputColumns,
  chooseOutputColumn,
  OfferedColumn,
  removeOutputColumn,
} from "./audience/attributes/OutputColumn.ts"
export { Demographics } from "./audience/attributes/Demographics.ts"
export { chosenCriteria, type ChosenCriterion } from "./audience/attributes/chosenCriteria.ts"
export { checkRange } from "./audience/attributes/checkRange.ts"
export { rangeLabel } from "./audience/attributes/rangeLabel.ts"
export { rangeOrderText } from "./audience/attributes/rangeOrderText.ts"
export { demoCategories, demoCategoryName, demoCategoryTypes } from "./audience/attributes/demoCategories.ts"
export { demoKeyword } from "./audience/search/demoKeyword.ts"
export { type DemoSuggestion, DemoSuggestions } from "./audience/search/DemoSuggestions.ts"
export { attributeKind, attributeTab, kindsThatExist } from "./audience/attributes/attributeKinds.ts"
export { besideFlags } from "./audience/lifestyles/besideFlags.ts"
export {
  chooseFlag,
  chosenFlags,
  clearFlags,
  matchFlags,
  unchooseFlag,
} from "./audience/lifestyles/chooseFlags.ts"
export {
  ALL_DECILES,
  chooseDeciles,
  chosenDeciles,
  type Deciles,
  decilesText,
  isOneRange,
  MOST_LIKELY,
  propensityName,
  rangeOfDeciles,
} from "./audience/propensities/deciles.ts"
export {
  ATTRIBUTE_HIT_KINDS,
  AUDIENCE_HITS,
  AUDIENCE_HITS_MAX,
  AUDIENCE_TEXT_MAX,
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
export { findInAudience, type FoundInAudience } from "./audience/search/findInAudience.ts"
export { searchAudience } from "./audience/search/searchAudience.ts"
export { suggestionsOf } from "./audience/search/suggestionsOf.ts"
export { holdsHit, toggleHit } from "./audience/search/toggleHit.ts"
export { isFlag } from "./audience/attributes/isFlag.ts"
export { parseFlags } from "./audience/attributes/parseFlags.ts"
export { DemoNotUnderstood, demoRefusedText, parseDemos } from "./audience/attributes/parseDemos.ts"
export { demographicsDisabled, demoTypes } from "./audience/attributes/demoTypes.ts"
export { INPUT_TYPES, type InputEntry } from "./audience/attributes/inputTypeRows.ts"
export { inputTypes } from "./audience/attributes/inputTypes.ts"
export { MOST_USED, mostUsedOf } from "./audience/attributes/mostUsed.ts"
export { namedColumn } from "./audience/attributes/parseDemo.ts"
export { removeParts } from "./audience/attributes/criterionParts.ts"
export {
  type AudienceSentence,
  audienceSentence,
  type DescribedList,
  type SentenceClause,
  WITH_PHONES,
} from "./audience/sentence/audienceSentence.ts"
export { countedText } from "./audience/sentence/countedText.ts"
export { audienceText, sentenceText } from "./audience/sentence/sentenceText.ts"
export {
  clearColumn,
  selectedRanges,
  selectedValues,
  selectValues,
  setAllHouseholds,
  setRanges,
  unselectValues,
} from "./audience/selectAudience.ts"
export {
  addIndustry,
  type ChosenIndustries,
  chosenIndustries,
  type IndustryBox,
  industryBox,
  industryMark,
  inheritedMark,
  tickIndustry,
  toggleOmitted,
} from "./audience/industries/chooseIndustries.ts"
export { foundIndustries } from "./audience/industries/foundIndustries.ts"
export { Industries, searchIndustries } from "./audience/industries/Industries.ts"
export { Industry, INDUSTRY_COLUMN, MAX_INDUSTRIES } from "./audience/industries/Industry.ts"
export { openIndustry } from "./audience/industries/openIndustry.ts"
export {
  closedIndustry,
  industryLines,
  type IndustryTree,
  needsChildren,
  newIndustryTree,
  openedIndustry,
} from "./audience/industries/IndustryTree.ts"
export { choosePasted, pastedIndustries } from "./audience/industries/pastedIndustries.ts"
export { knownIndustries } from "./audience/industries/knownIndustries.ts"
export { isWithinIndustry, sicDivisionOf } from "./audience/industries/isWithinIndustry.ts"
export {
  INCLUDE_CONTACT_NAMES,
  LISTS_WITH_NAMES,
  occupantNote,
  occupantRouteName,
  occupantTargetName,
} from "./audience/occupants/occupantNames.ts"
export { previewDefinition } from "./audience/occupants/previewDefinition.ts"
export {
  addsToSaturation,
  isSaturated,
  SATURATION_PERCENT,
  takenPercent,
  type TakenOfRoute,
} from "./audience/occupants/saturation.ts"
export { addresseeOf, addresseeText, includesNames } from "./audience/occupants/addressee.ts"
export {
  contactNameOption,
  contactNamesOf,
  noOccupantChoice,
  type OccupantChoice,
  type Route,
  routeOption,
  ROUTES,
  routesOf,
  setContactNames,
  type Target,
  targetOption,
  TARGETS,
  targetsOf,
  tickRoute,
  tickTarget,
} from "./audience/occupants/occupantOptions.ts"
export {
  ChosenQuickPick,
  demoCategoryTypeOf,
  QuickPick,
  QuickPickDescription,
  QuickPickInFull,
  type QuickPickKind,
  QuickPickName,
  quickPickNameKey,
  quickPickTypes,
} from "./audience/quick-picks/QuickPick.ts"
export { QuickPicks, type QuickPickToSave } from "./audience/quick-picks/QuickPicks.ts"
export { applyQuickPick, businessQuickPickCriteria } from "./audience/quick-picks/applyQuickPick.ts"
export {
  chooseQuickPick,
  isQuickPickChosen,
  type QuickPicked,
  quickPicksInForce,
  unchooseQuickPick,
} from "./audience/quick-picks/chooseQuickPick.ts"
export { deleteQuickPick } from "./audience/quick-picks/deleteQuickPick.ts"
export {
  QUICK_PICKS_SHOWN,
  QuickPicksFound,
  quickPicksThatFit,
} from "./audience/quick-picks/quickPicksThatFit.ts"
export { withQuickPicks } from "./audience/quick-picks/withQuickPicks.ts"
export { quickPickCategories } from "./audience/quick-picks/quickPickCategories.ts"
export { renameProblems, renameQuickPick, withRenamed } from "./audience/quick-picks/renameQuickPick.ts"
export {
  criteriaToSave,
  NoQuickPickCriteria,
  quickPickProblems,
  saveQuickPick,
} from "./audience/quick-picks/saveQuickPick.ts"
export { chosenTogether, type ChosenAtOnce, type Together } from "./audience/recommended/chosenTogether.ts"
export {
  MIN_RECOMMENDED,
  RECOMMENDED_FLOOR,
  recommendedDemos,
} from "./audience/recommended/recommendedDemos.ts"
export { recommendedText } from "./audience/recommended/recommendedText.ts"
export { type RecommendedDemo, RecommendedDemos } from "./audience/recommended/RecommendedDemo.ts"
export { valueName } from "./audience/attributes/valueName.ts"
export { unknownPart } from "./audience/attributes/unknownPart.ts"
export { shareText } from "./audience/step/aboutShare.ts"
export { afterAudience } from "./audience/step/afterAudience.ts"
export { audienceStepOf, canLeaveAudience, nextStepWarnings } from "./audience/step/audienceStep.ts"
export {
  allowedEmailOption,
  EMAIL_OPTIONS,
  emailOptionName,
  EmailOptionWord,
  showsEmailOptions,
} from "./audience/step/emailOptions.ts"
export { phoneOptionText } from "./audience/step/phoneOptionText.ts"
export {
  allowedPhoneOption,
  offeredPhoneOptions,
  phoneOptionName,
  phoneOptions,
  sellsPhones,
  type PhonesShare,
  telemarketingNote,
} from "./audience/step/phoneOptions.ts"
