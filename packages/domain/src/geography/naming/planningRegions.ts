/** A Connecticut planning region and the former counties where most of its people live, with codes and names. */
interface PlanningRegion {
  readonly code: string
  readonly name: string
  readonly counties: ReadonlyArray<readonly [code: string, name: string]>
}

/**
 * The nine regions that replaced Connecticut's eight counties in 2022; records and reference data still use the
 * counties.
 */
const PLANNING_REGIONS: ReadonlyArray<PlanningRegion> = [
  {
    code: "09110",
    name: "Capitol",
    counties: [
      ["09003", "Hartford"],
      ["09013", "Tolland"],
    ],
  },
  { code: "09120", name: "Greater Bridgeport", counties: [["09001", "Fairfield"]] },
  { code: "09130", name: "Lower Connecticut River Valley", counties: [["09007", "Middlesex"]] },
  { code: "09140", name: "Naugatuck Valley", counties: [["09009", "New Haven"]] },
  { code: "09150", name: "Northeastern Connecticut", counties: [["09015", "Windham"]] },
  { code: "09160", name: "Northwest Hills", counties: [["09005", "Litchfield"]] },
  { code: "09170", name: "South Central Connecticut", counties: [["09009", "New Haven"]] },
  { code: "09180", name: "Southeastern Connecticut", counties: [["09011", "New London"]] },
  { code: "09190", name: "Western Connecticut", counties: [["09001", "Fairfield"]] },
]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\bplanning region\b/, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()

/**
 * Finds the planning region that the text refers to, by code or by name with its state; undefined if there isn't one.
 */
const regionOf = (written: string): PlanningRegion | undefined =>
  PLANNING_REGIONS.find(
    ({ code, name }) =>
      written === code ||
      [`${name} ct`, `${name} connecticut`].some((known) => plain(known) === plain(written)),
  )

/** Explains what to write instead of a Connecticut planning region; null if the text doesn't refer to one. */
export const planningRegionText = (written: string): string | null => {
  const region = regionOf(written.trim())
  if (region === undefined) return null
  const counties = region.counties.map(([code, name]) => `${code} ${name} County`)
  return `'${written}' is a Connecticut planning region. Planning regions replaced the state's counties in 2022, but our data still uses the counties. For the ${region.name} region, use ${counties.join(" or ")}.`
}
