/**
 * Connecticut's counties by the planning region in which most of their residents live. The federal delineation uses the
 * nine regions that replaced the counties in 2022; records and `counties.tsv` use the eight counties.
 */
const COUNTIES_OF_REGION: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["09110", ["09003", "09013"]], // Capitol: Hartford, Tolland
  ["09120", []], // Greater Bridgeport: less of Fairfield than Western Connecticut
  ["09130", ["09007"]], // Lower Connecticut River Valley: Middlesex
  ["09140", []], // Naugatuck Valley: less of New Haven than South Central Connecticut
  ["09150", ["09015"]], // Northeastern Connecticut: Windham
  ["09160", ["09005"]], // Northwest Hills: Litchfield
  ["09170", ["09009"]], // South Central Connecticut: New Haven
  ["09180", ["09011"]], // Southeastern Connecticut: New London
  ["09190", ["09001"]], // Western Connecticut: Fairfield
])

/**
 * Returns the counties that represent a county in the federal delineation: the county itself, except for Connecticut's
 * planning regions.
 */
export const countiesForFederalCounty = (fips: string): ReadonlyArray<string> =>
  COUNTIES_OF_REGION.get(fips) ?? [fips]
