import { referenceTable } from "../reference/storeReference.ts"
import type { DistrictMap } from "./DistrictMap.ts"

export const DISTRICT_COLUMNS = ["district", "zips"]

/**
 * Formats districts as a table with one row per district and its ZIP Codes separated by spaces. One row per ZIP Code
 * would be twice as large.
 */
export const districtTable = ({ zipsOfDistrict }: Pick<DistrictMap, "zipsOfDistrict">): string =>
  referenceTable(
    DISTRICT_COLUMNS,
    [...zipsOfDistrict].map(([district, zips]) => [district, zips.join(" ")]),
  )
