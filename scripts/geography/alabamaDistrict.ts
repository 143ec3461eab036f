import type { ZipInfo } from "../../packages/geography/src/tables/ZipInfo.ts"

/** Counties of Alabama that lie in one district of the court's plan of 2023: their FIPS codes after the state's '01'. */
const COUNTIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AL01: "003 031 039 045 053 061 067 069",
    AL02: "005 011 013 035 041 087 099 101 109 113 129",
    AL03: "015 017 019 027 029 055 081 111 115 121 123",
    AL04: "009 033 043 049 057 059 075 093 095 127 133",
    AL05: "071 079 083 089 103",
    AL06: "001 007 021 037 051 117",
    AL07: "023 025 047 063 065 085 091 105 107 119 131",
  }).flatMap(([district, counties]) =>
    counties.split(" ").map((county) => [`01${county}`, district] as const),
  ),
)

const MOBILE = "01097"
const LAUDERDALE = "01077"

/**
 * Returns the district of a ZIP Code of Alabama in the 119th Congress; the outlines in use still show the lines of
 * the 118th. In two of the divided counties, the latitude or longitude of the ZIP Code decides; null in the two
 * others (Jefferson, Tuscaloosa), whose dividing line changed little.
 */
export const alabamaDistrict = ({ countyFips, latitude, longitude }: ZipInfo): string | null => {
  if (countyFips === MOBILE) return latitude > 30.64 ? "AL02" : "AL01"
  if (countyFips === LAUDERDALE) return longitude < -87.55 ? "AL04" : "AL05"
  return COUNTIES.get(countyFips ?? "") ?? null
}
