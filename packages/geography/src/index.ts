/**
 * Reference geography: the existing ZIP Codes, counties, metro areas, districts, and outlines, their locations, and the
 * import that replaces committed data with a provider's own. Also includes the tree of business types.
 */

export { Geography } from "./lookup/Geography.ts"
export { Outlines } from "./outlines/Outlines.ts"
export { csvRows } from "./csv/csvRows.ts"
export { makeCanada } from "./canada/CanadianGeography.ts"
export type { FsaInfo } from "./canada/Fsa.ts"
export { readFsas, readProvinces } from "./canada/readCanada.ts"
export { readDistricts } from "./districts/readDistricts.ts"
export { readMetroAreas } from "./metro/readMetroAreas.ts"
export { readScfsOfStates, readStates, readZips } from "./tables/readGeography.ts"
export { areaNames, nameOfArea } from "./places/areaNames.ts"
export { cities } from "./places/cities.ts"
export { congressionalDistricts } from "./places/congressionalDistricts.ts"
export { counties } from "./places/counties.ts"
export { metroAreas } from "./places/metroAreas.ts"
export { scfsInRange } from "./places/scfsInRange.ts"
export { addressesIn, type AskedAddress } from "./places/addressLine.ts"
export { addressOfRow, locateRow } from "./places/locateRow.ts"
export { bestStreets, type StreetPlace } from "./places/streetPlaces.ts"
export { searchAddress } from "./places/searchAddress.ts"
export { type IndustryNames, industryNames, industryText } from "./industries/industryNames.ts"
export { readIndustries } from "./industries/readIndustries.ts"
export { MAX_TILE_ZOOM, isTile, type TileAddress } from "./tiles/TileAddress.ts"
export type { RouteSite } from "./tiles/routeCells.ts"
export { type MadeTile, Tiles } from "./tiles/Tiles.ts"
export { SicIndustries } from "./industries/SicIndustries.ts"
export { AreaSearch } from "./search/AreaSearch.ts"
export {
  areaSuggestions,
  type AskedStreetNames,
  type StreetInCity,
  streetSuggestion,
  typedPlace,
} from "./search/suggestionQuestions.ts"
export { coordinatesPlace } from "./places/coordinatesPlace.ts"
export { states } from "./places/states.ts"
export { zipsOfScfs } from "./places/zipsOfScfs.ts"
export { readTable } from "./tables/readTable.ts"
export { ReferenceUnusable } from "./reference/ReferenceErrors.ts"
export { snapshotWith } from "./reference/snapshotWith.ts"
export { geographyFolder, importGeography } from "./import/replaceReference.ts"
