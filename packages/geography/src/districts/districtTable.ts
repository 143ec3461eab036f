import { referenceTable } from "../reference/keepReference.ts"
import type { DistrictMap } from "./DistrictMap.ts"

export const DISTRICT_COLUMNS = ["district", "zips"]

/** Writes one row per district: its ZIP Codes, separated by spaces. One row per ZIP Code would be twice as large. */
export const districtTable = ({ zipsOfDistrict }: Pick<DistrictMap, "zipsOfDistrict">): string =>
  referenceTable(
    DISTRICT_COLUMNS,
    [...zipsOfDistrict].map(([district, zips]) => [district, zips.join(" ")]),
  )
