/** Where people are selected: codes, addresses, radiuses, shapes, and what is said of those that do not exist. */

export { addSavedCounts, SAVED_COUNTS_NEEDED } from "./geography/chooseSavedCounts.ts"
export { Areas, type ZipType } from "./geography/Areas.ts"
export { type AreasAdded, chooseValid } from "./geography/AreasAdded.ts"
export {
  pasteNotice,
  scfRangeNotice,
  scfRangeTooLong,
  SELECT_TARGET_AREAS,
  SELECT_TARGET_AREAS_HELP,
  ZIP_RANGE_TOO_LONG,
  zipRangeNotice,
} from "./geography/Notices.ts"
export { geoCounts } from "./geography/addresses/OrderAddress.ts"
export { addAreas, hasGeography, removeAllAreas, removeAreas, setExcluded } from "./geography/chooseAreas.ts"
export { addPastedCodes, addZipBoxes, addZipRange } from "./geography/codes/addCodes.ts"
export {
  type NotAddedEntry,
  notAddedEntries,
  notAddedGroups,
  wantsMending,
  whyNotAddedText,
} from "./geography/codes/notAddedEntries.ts"
export {
  areaOfCode,
  normalCode,
  PASTE_LIMIT,
  pastedCodes,
  splitPaste,
} from "./geography/codes/pastedCodes.ts"
export { SCF_RANGE_MAX, scfRange } from "./geography/codes/scfEntry.ts"
export { typeInBox } from "./geography/codes/typeInBox.ts"
export { ZIP_BOX_CHARACTERS, ZIP_BOXES, ZIP_RANGE_MAX, zipRange } from "./geography/codes/zipEntry.ts"
export { type AddingNow, type AddTrigger, goesOnAfterAdding, startAdding } from "./geography/codes/zipPage.ts"
export { zipTypeExample, zipTypeName, zipTypes } from "./geography/codes/zipTypes.ts"
export { AddressPlace } from "./geography/places/AddressPlace.ts"
export { Place, PlaceChoice } from "./geography/places/Place.ts"
export { countryOf } from "./geography/places/placePicker.ts"
export { Places } from "./geography/places/Places.ts"
export { AreaReferences, ReferenceFacts } from "./geography/places/ReferenceFacts.ts"
export { referenceTexts } from "./geography/places/referenceTexts.ts"
export { canGoNext, hasTargetGeography } from "./geography/step/canGoNext.ts"
export { geoTypeOfAreas } from "./geography/step/geoTypeOfAreas.ts"
export { nextLabel } from "./geography/step/nextLabel.ts"
export { notAddedNotice } from "./geography/step/notAddedNotice.ts"
export { sourceAreaKinds } from "./geography/step/sourceAreaKinds.ts"
