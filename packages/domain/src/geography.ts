/**
 * The places that a list selects: codes, addresses, radii, shapes, and the messages for places that don't exist.
 */

export { addSavedCounts, SAVED_COUNTS_NEEDED } from "./geography/chooseSavedCounts.ts"
export { Areas, type CodeType, type EntryKind, type ZipType } from "./geography/Areas.ts"
export { type AreasAdded, chooseValid } from "./geography/AreasAdded.ts"
export { areasApartText, areasTogether, kindNotOffered, NO_COMBINING } from "./geography/areasTogether.ts"
export { addressNotice } from "./geography/AddressNotices.ts"
export {
  pasteNotice,
  MULTI_LOCATION_COUNTS,
  RADIUS_AROUND,
  scfRangeNotice,
  scfRangeTooLong,
  SELECT_CANADIAN_AREAS_HELP,
  SELECT_TARGET_AREAS,
  SELECT_TARGET_AREAS_HELP,
  TARGET_AREAS_LIST,
  STAY_WITHIN_STATE,
  ZIP_RANGE_TOO_LONG,
  zipRangeNotice,
} from "./geography/Notices.ts"
export { ADDRESS_PLACEHOLDER, SEVERAL_PLACES } from "./geography/AddressNotices.ts"
export { precisionText } from "./geography/places/precisionText.ts"
export { type Choosing, defaultChoosing, takesOneAtATime } from "./geography/Choosing.ts"
export {
  mayMeanStreet,
  type StreetAddress,
  streetAddress,
  streetName,
  streetParts,
} from "./geography/addresses/StreetAddress.ts"
export { addrUsageTypes } from "./geography/addresses/AddrUsageType.ts"
export { readSearchString } from "./geography/addresses/addressSearchString.ts"
export { geoCounts, orderAddressOf } from "./geography/addresses/OrderAddress.ts"
export {
  addAreas,
  hasGeography,
  removeAllAreas,
  removeAreas,
  mayBeExcluded,
  setExcluded,
  heldAs,
  takesExclusions,
} from "./geography/chooseAreas.ts"
export { excludeAreas } from "./geography/excludeAreas.ts"
export { addPastedCodes, addZipBoxes, addZipRange, expectZipBoxes } from "./geography/codes/addCodes.ts"
export {
  type NotAddedEntry,
  notAddedEntries,
  notAddedGroups,
  needsCorrection,
  whyNotAddedText,
} from "./geography/codes/notAddedEntries.ts"
export {
  areaOfCode,
  normalCode,
  PASTE_LIMIT,
  pastedCodes,
  pastedEntries,
  splitPaste,
} from "./geography/codes/pastedCodes.ts"
export { addScfBoxes, addScfRange } from "./geography/codes/addScfs.ts"
export { SCF_BOX_CHARACTERS, SCF_BOXES, SCF_RANGE_MAX, scfRange } from "./geography/codes/scfEntry.ts"
export { typeInBox } from "./geography/codes/typeInBox.ts"
export { ZIP_BOX_CHARACTERS, ZIP_BOXES, ZIP_RANGE_MAX, zipRange } from "./geography/codes/zipEntry.ts"
export { type AddingNow, type AddTrigger, goesOnAfterAdding, startAdding } from "./geography/codes/zipPage.ts"
export { switchPasteType } from "./geography/codes/switchPasteType.ts"
export { zipTypeExample, zipTypeName, zipTypes } from "./geography/codes/zipTypes.ts"
export { nameAreas } from "./geography/naming/nameArea.ts"
export { choicesApart } from "./geography/places/choicesApart.ts"
export { namesApart, textsApart } from "./geography/naming/namesApart.ts"
export { areaNameRefusedText } from "./geography/naming/NamedArea.ts"
export { granularities, granularityName, granularityOptions } from "./geography/granularityOptions.ts"
export { AddressPlace, LocatedPlace, Precision } from "./geography/places/AddressPlace.ts"
export { streetBeginnings } from "./geography/addresses/streetBeginnings.ts"
export { ADDRESS_TEXT_MAX, MAX_SUGGESTIONS, PlaceSuggestion } from "./geography/places/PlaceSuggestion.ts"
export { suggestPlaces, wantsSuggestions } from "./geography/places/suggestPlaces.ts"
export { Place, PlaceChoice } from "./geography/places/Place.ts"
export { addPlaces, chooseNation, NATIONWIDE, toggleAllPlaces } from "./geography/places/choosePlaces.ts"
export { chosenOnTab, offeredPlaces } from "./geography/places/offeredPlaces.ts"
export { statesOfPlace } from "./geography/places/statesOfPlace.ts"
export { districtName, districtPlace } from "./geography/places/districtName.ts"
export { nameOfChoice, nameOfCode, placeNames, wantsName } from "./geography/places/placeNames.ts"
export {
  AVAILABLE_ROWS,
  CHOSEN_ROWS,
  chosenPart,
  countryOf,
  startingState,
} from "./geography/places/placePicker.ts"
export { type PlaceName, placeNameText } from "./geography/placeName.ts"
export { Places } from "./geography/places/Places.ts"
export { PLACE_TABS, type PlaceTab } from "./geography/places/placeTabs.ts"
export { totalRecordsWarning } from "./geography/step/totalRecordsWarning.ts"
export { ofEachColumn, suggestedAddressColumns } from "./geography/radius/addressColumns.ts"
export { AddressFiles, LocatedAddress } from "./geography/radius/AddressFiles.ts"
export {
  ADDRESS_COLUMNS,
  ADDRESS_FILE_ENDINGS,
  type AddressColumn,
  type AddressColumnsChosen,
  type AddressRow,
  type FailedRow,
  MAX_ADDRESSES,
} from "./geography/radius/AddressRow.ts"
export { failedRowsCsv } from "./geography/radius/failedRowsCsv.ts"
export { checkAddressRows } from "./geography/radius/checkAddressRows.ts"
export {
  type AddressesUploaded,
  addUploadedAddresses,
  type UploadedAddressFile,
  uploadAddressFile,
} from "./geography/radius/uploadAddresses.ts"
export {
  addressFileNotice,
  cellProblemText,
  notOnMap,
  whichAddress,
  zipNotKnown,
} from "./geography/AddressNotices.ts"
export { addClosest, type AddressAdded, addRadius } from "./geography/radius/addRadius.ts"
export { radiusNote } from "./geography/radius/radiusNote.ts"
export { isGranularityEnabled, radiusAddresses } from "./geography/radius/radiusAddresses.ts"
export { MAX_RADIUS_MILES, type RadiusField } from "./geography/radius/radiusEntry.ts"
export { AreaReferences, ReferenceFacts } from "./geography/places/ReferenceFacts.ts"
export { referenceTexts } from "./geography/places/referenceTexts.ts"
export { areaAround, type AroundEntry, type AroundRefused } from "./geography/radius/areaAround.ts"
export { MAX_CLOSEST_RECORDS } from "./geography/radius/radiusArea.ts"
export { capMiles } from "./geography/radius/radiusEntry.ts"
export {
  AreaDetails,
  AreaHit,
  AreaHitGroup,
  SEARCHED_KINDS,
  SearchedArea,
  SearchedKind,
} from "./geography/search/AreaHit.ts"
export { AREA_TEXT_MAX, MAX_HITS_PER_KIND, HITS_OF_A_KIND_MAX } from "./geography/search/AreaQuestion.ts"
export { fullWord, joinedWords, placeWords, plainPlaceName } from "./geography/search/placeWords.ts"
export { addShape } from "./geography/shapes/addShape.ts"
export { Boundaries } from "./geography/shapes/Boundaries.ts"
export {
  type CircleArea,
  moveCenter,
  readableMiles,
  replaceArea,
  reshapePolygon,
  resizeRadius,
  type ShapeChanged,
  typePolygon,
  typeRadius,
} from "./geography/shapes/changeShape.ts"
export { circleRing, pointToward } from "./geography/shapes/circleRing.ts"
export { coordinatesText } from "./geography/shapes/coordinatesText.ts"
export {
  ADDRESS_ZOOM,
  allowsPolygon,
  MAP_CENTER,
  MAP_ZOOM,
  OUTLINE_ZOOM,
  POLYGON_MIN_ZOOM,
  showsOutlines,
} from "./geography/shapes/mapView.ts"
export { addPolygon, findPolygonAddress } from "./geography/shapes/polygonPage.ts"
export { canStartPolygon, clearPolygon, startPolygon } from "./geography/shapes/polygonTool.ts"
export {
  clickZip,
  findMapZips,
  type MapCircle,
  type MapSearchProblem,
  showsZipMap,
} from "./geography/shapes/zipMap.ts"
export { zoomTooLow } from "./geography/AddressNotices.ts"
export { POLYGON_LAYERS, type PolygonLayer } from "./geography/granularityOptions.ts"
export { MAX_POLYGON_POINTS, MIN_POLYGON_POINTS } from "./geography/shapes/polygonArea.ts"
export { pointInPolygon } from "./geography/shapes/pointInPolygon.ts"
export { polygonsOfFile } from "./geography/shapes/polygonOfFile.ts"
export { shapeFileNotice } from "./geography/shapes/ShapeFile.ts"
export { foundAreaName, foundAreaTitle } from "./geography/search/foundAreaName.ts"
export {
  cornerLines,
  type ShapeSketch,
  shapeSketch,
  shapeSketchText,
} from "./geography/shapes/shapeSketch.ts"
export { type ReadShapeFile, readShapeFile, shapeFileTooLarge } from "./geography/shapes/shapeUpload.ts"
export { findAreas } from "./geography/findAreas.ts"
export { findableKinds } from "./geography/findableKinds.ts"
export { canGoNext, hasTargetGeography } from "./geography/step/canGoNext.ts"
export { geoTypeOfAreas } from "./geography/step/geoTypeOfAreas.ts"
export { isOneListLeft } from "./geography/step/isOneListLeft.ts"
export { nextLabel } from "./geography/step/nextLabel.ts"
export { notAddedNotice } from "./geography/step/notAddedNotice.ts"
export { sourceAreaKinds } from "./geography/step/sourceAreaKinds.ts"
