/**
 * The places that a list selects: codes, addresses, radii, shapes, and the messages for places that don't exist.
 */

export { addSavedCounts, MIN_SAVED_COUNTS_TO_COMBINE } from "./geography/chooseSavedCounts.ts"
export { Areas, type CodeType, type EntryKind, type ZipType } from "./geography/Areas.ts"
export { type AreasUpdate, addValidAreas } from "./geography/AreasUpdate.ts"
export {
  areaCombinationRefusalText,
  checkAreaCombination,
  unofferedKindRefusal,
  COMBINING_DISABLED_TEXT,
} from "./geography/checkAreaCombination.ts"
export { addressNotice } from "./geography/AddressNotices.ts"
export {
  pasteNotice,
  MULTI_LOCATION_LINK_TEXT,
  RADIUS_PAGE_TITLE,
  scfRangeNotice,
  scfRangeTooLongNotice,
  CANADIAN_GEOGRAPHY_HELP,
  GEOGRAPHY_STEP_TITLE,
  GEOGRAPHY_STEP_HELP,
  TARGET_AREAS_TITLE,
  STAY_WITHIN_STATE_LABEL,
  ZIP_RANGE_TOO_LONG_TEXT,
  zipRangeNotice,
} from "./geography/Notices.ts"
export { ADDRESS_PLACEHOLDER, AMBIGUOUS_PLACE_TEXT } from "./geography/AddressNotices.ts"
export { precisionText } from "./geography/places/precisionText.ts"
export {
  type AreaChoiceRules,
  defaultAreaChoiceRules,
  acceptsSingleArea,
} from "./geography/AreaChoiceRules.ts"
export {
  matchesStreet,
  type StreetAddress,
  parseStreetAddress,
  streetName,
  streetParts,
} from "./geography/addresses/StreetAddress.ts"
export { addrUsageTypes } from "./geography/addresses/AddrUsageType.ts"
export { readSearchString } from "./geography/addresses/addressSearchString.ts"
export { countAreasAndAddresses, toOrderAddress } from "./geography/addresses/OrderAddress.ts"
export {
  addAreas,
  hasGeography,
  removeAllAreas,
  removeAreas,
  canBeExcluded,
  setExcluded,
  areaStatus,
  acceptsExclusions,
} from "./geography/chooseAreas.ts"
export { excludeAreas } from "./geography/excludeAreas.ts"
export { addPastedCodes, addZipBoxes, addZipRange, previewZipBoxes } from "./geography/codes/addCodes.ts"
export {
  type SkippedEntry,
  skippedEntries,
  groupSkippedEntries,
  needsCorrection,
  skipReasonText,
} from "./geography/codes/skippedEntries.ts"
export {
  codeToArea,
  normalizeCode,
  PASTE_LIMIT,
  parsePastedCodes,
  splitPastedEntries,
  splitPastedText,
} from "./geography/codes/parsePastedCodes.ts"
export { addScfBoxes, addScfRange } from "./geography/codes/addScfs.ts"
export { SCF_BOX_LENGTH, SCF_BOX_COUNT, MAX_SCF_RANGE, validateScfRange } from "./geography/codes/scfEntry.ts"
export { typeInBox } from "./geography/codes/typeInBox.ts"
export { ZIP_BOX_LENGTH, ZIP_BOX_COUNT, MAX_ZIP_RANGE, validateZipRange } from "./geography/codes/zipEntry.ts"
export {
  type ActiveAddTrigger,
  type AddTrigger,
  shouldContinueAfterAdding,
  startAdding,
} from "./geography/codes/zipPage.ts"
export { switchPasteType } from "./geography/codes/switchPasteType.ts"
export { zipTypeExample, zipTypeName, zipTypes } from "./geography/codes/zipTypes.ts"
export { resolveAreas } from "./geography/naming/resolveArea.ts"
export { disambiguatePlaceChoices } from "./geography/places/disambiguatePlaceChoices.ts"
export { disambiguateAreaNames, disambiguateAreaTexts } from "./geography/naming/disambiguateAreaNames.ts"
export { areaNameRefusalText } from "./geography/naming/AreaNameRefusal.ts"
export { granularities, granularityName, granularityOptions } from "./geography/granularityOptions.ts"
export { AddressPlace, LocatedPlace, Precision } from "./geography/places/AddressPlace.ts"
export { parseStreetPrefixes } from "./geography/addresses/parseStreetPrefixes.ts"
export { MAX_ADDRESS_LENGTH, MAX_SUGGESTIONS, PlaceSuggestion } from "./geography/places/PlaceSuggestion.ts"
export { suggestPlaces, shouldSuggestPlaces } from "./geography/places/suggestPlaces.ts"
export { Place, PlaceChoice } from "./geography/places/Place.ts"
export { addPlaces, chooseNation, NATIONWIDE, toggleAllPlaces } from "./geography/places/choosePlaces.ts"
export { chosenTabAreas, listOfferedPlaces } from "./geography/places/listOfferedPlaces.ts"
export { listPlaceStates } from "./geography/places/listPlaceStates.ts"
export { districtName, districtPlaceName } from "./geography/places/districtName.ts"
export {
  toAreaNameEntry,
  codePlaceName,
  findPlaceNames,
  needsNameLookup,
} from "./geography/places/findPlaceNames.ts"
export {
  AVAILABLE_PLACES_ROW_COUNT,
  CHOSEN_AREAS_ROW_COUNT,
  placesCheckboxState,
  sourceCountry,
  defaultPickerState,
} from "./geography/places/placePicker.ts"
export { type PlaceName, placeNameText } from "./geography/placeName.ts"
export { Places } from "./geography/places/Places.ts"
export { PLACE_TABS, type PlaceTab } from "./geography/places/placeTabs.ts"
export { totalRecordsWarning } from "./geography/step/totalRecordsWarning.ts"
export { mapAddressColumns, suggestedAddressColumns } from "./geography/radius/addressColumns.ts"
export { AddressFiles, LocatedAddress } from "./geography/radius/AddressFiles.ts"
export {
  ADDRESS_COLUMNS,
  ADDRESS_FILE_EXTENSIONS,
  type AddressColumn,
  type AddressColumnMapping,
  type AddressRow,
  type FailedRow,
  MAX_ADDRESSES,
} from "./geography/radius/AddressRow.ts"
export { failedRowsCsv } from "./geography/radius/failedRowsCsv.ts"
export { checkAddressRows } from "./geography/radius/checkAddressRows.ts"
export {
  type AddressUploadResult,
  addUploadedAddresses,
  type UploadedAddressFile,
  uploadAddressFile,
} from "./geography/radius/uploadAddresses.ts"
export {
  addressFileNotice,
  cellProblemText,
  notOnMapText,
  ambiguousAddressText,
  unknownZipText,
} from "./geography/AddressNotices.ts"
export { addClosest, type AddAddressResult, addRadius } from "./geography/radius/addRadius.ts"
export { radiusNote } from "./geography/radius/radiusNote.ts"
export { isGranularityEnabled, countRadiusAddresses } from "./geography/radius/countRadiusAddresses.ts"
export { MAX_RADIUS_MILES, type RadiusField } from "./geography/radius/validateRadiusEntry.ts"
export { AreaReferences, ReferenceFacts } from "./geography/places/ReferenceFacts.ts"
export { referenceNotes } from "./geography/places/referenceNotes.ts"
export {
  buildCenteredArea,
  type CenteredAreaEntry,
  type CenteredAreaRefusal,
} from "./geography/radius/buildCenteredArea.ts"
export { MAX_CLOSEST_RECORDS } from "./geography/radius/radiusArea.ts"
export { capMiles } from "./geography/radius/validateRadiusEntry.ts"
export {
  AreaDetails,
  AreaHit,
  AreaHitGroup,
  SEARCHABLE_KINDS,
  SearchableArea,
  SearchableKind,
} from "./geography/search/AreaHit.ts"
export {
  MAX_AREA_TEXT_LENGTH,
  MAX_HITS_PER_KIND,
  MAX_REQUESTED_HITS_PER_KIND,
} from "./geography/search/AreaQuery.ts"
export {
  expandAbbreviation,
  toSingleWord,
  splitPlaceWords,
  normalizePlaceName,
} from "./geography/search/splitPlaceWords.ts"
export { addShape } from "./geography/shapes/addShape.ts"
export { Boundaries } from "./geography/shapes/Boundaries.ts"
export {
  type CircleArea,
  moveCenter,
  roundToReadableMiles,
  replaceArea,
  reshapePolygon,
  resizeRadius,
  type ShapeChangeResult,
  setPolygonFromText,
  setRadiusFromText,
} from "./geography/shapes/changeShape.ts"
export { circleRing, destinationPoint } from "./geography/shapes/circleRing.ts"
export { coordinatesText } from "./geography/shapes/coordinatesText.ts"
export {
  ADDRESS_ZOOM,
  allowsPolygon,
  MAP_CENTER,
  MAP_ZOOM,
  OUTLINE_ZOOM,
  MIN_POLYGON_ZOOM,
  showsOutlines,
} from "./geography/shapes/mapView.ts"
export { addPolygon, findPolygonAddress } from "./geography/shapes/polygonPage.ts"
export { canStartPolygon, clearPolygon, startPolygon } from "./geography/shapes/polygonTool.ts"
export {
  toggleZip,
  findMapZips,
  type MapCircle,
  type MapSearchProblem,
  showsZipMap,
} from "./geography/shapes/zipMap.ts"
export { zoomTooLowNotice } from "./geography/AddressNotices.ts"
export { POLYGON_LAYERS, type PolygonLayer } from "./geography/granularityOptions.ts"
export { MAX_POLYGON_POINTS, MIN_POLYGON_POINTS } from "./geography/shapes/polygonArea.ts"
export { isPointInPolygon } from "./geography/shapes/isPointInPolygon.ts"
export { parsePolygonFile } from "./geography/shapes/parsePolygonFile.ts"
export { shapeFileNotice } from "./geography/shapes/ShapeFile.ts"
export { foundAreaName, foundAreaTitle } from "./geography/search/foundAreaName.ts"
export {
  cornerLines,
  type ShapeSketch,
  shapeSketch,
  shapeSketchText,
} from "./geography/shapes/shapeSketch.ts"
export {
  type ParsedShapeFile,
  readShapeFile,
  shapeFileTooLargeNotice,
} from "./geography/shapes/shapeUpload.ts"
export { findAreas } from "./geography/findAreas.ts"
export { searchableKinds } from "./geography/searchableKinds.ts"
export { canLeaveGeography, hasTargetGeography } from "./geography/step/canLeaveGeography.ts"
export { inferGeoType } from "./geography/step/inferGeoType.ts"
export { hasTooFewLists } from "./geography/step/hasTooFewLists.ts"
export { nextStepLabel } from "./geography/step/nextStepLabel.ts"
export { notAddedNotice } from "./geography/step/notAddedNotice.ts"
export { sourceAreaKinds } from "./geography/step/sourceAreaKinds.ts"
