/**
 * Reference geography: the existing ZIP Codes, counties, metro areas, districts, and outlines, their locations, and the
 * import that replaces committed data with a provider's own. Also includes the tree of business types.
 */

export { Geography } from "./lookup/Geography.ts"
export { Outlines } from "./outlines/Outlines.ts"
export { csvRows } from "./csv/csvRows.ts"
export { makeCanadianGeography } from "./canada/CanadianGeography.ts"
export type { FsaInfo } from "./canada/Fsa.ts"
export { readFsas, readProvinces } from "./canada/readCanada.ts"
export { readDistricts } from "./districts/readDistricts.ts"
export { readMetroAreas } from "./metro/readMetroAreas.ts"
export { readScfsByState, readStates, readZips } from "./tables/readGeography.ts"
export { areaNames, areaNameLookup } from "./places/areaNames.ts"
export { cities } from "./places/cities.ts"
export { congressionalDistricts } from "./places/congressionalDistricts.ts"
export { counties } from "./places/counties.ts"
export { metroAreas } from "./places/metroAreas.ts"
export { scfsInRange } from "./places/scfsInRange.ts"
export { findAddressQueries, type AddressQuery } from "./places/addressLine.ts"
export { rowAddressQuery, locateRow } from "./places/locateRow.ts"
export { bestStreets, type StreetPlace } from "./places/streetPlaces.ts"
export { searchAddress } from "./places/searchAddress.ts"
export { type IndustryNames, industryNames, industryText } from "./industries/industryNames.ts"
export { readIndustries } from "./industries/readIndustries.ts"
export { MAX_TILE_ZOOM, isTile, type TileAddress } from "./tiles/TileAddress.ts"
export type { RouteSite } from "./tiles/routeCells.ts"
export { type RenderedTile, Tiles } from "./tiles/Tiles.ts"
export { SicIndustries } from "./industries/SicIndustries.ts"
export { AreaSearch } from "./search/AreaSearch.ts"
export {
  suggestAreas,
  type StreetNameQuery,
  type CityStreet,
  streetSuggestion,
  parseTypedPlace,
} from "./search/suggestionQuestions.ts"
export { coordinatesPlace } from "./places/coordinatesPlace.ts"
export { states } from "./places/states.ts"
export { scfZips } from "./places/scfZips.ts"
export { readTable } from "./tables/readTable.ts"
export { ReferenceUnusable } from "./reference/ReferenceErrors.ts"
export { combinedSnapshot } from "./reference/combinedSnapshot.ts"
export { geographyFolder, importGeography } from "./import/replaceReference.ts"
