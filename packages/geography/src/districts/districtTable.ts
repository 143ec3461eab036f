import { referenceTable } from "../reference/keepReference.ts"
import type { DistrictMap } from "./DistrictMap.ts"

export const DISTRICT_COLUMNS = ["district", "zips"]

/** A row a district: its ZIP Codes with blanks between them. A row a ZIP Code would be twice the size. */
export const districtTable = ({ zipsOfDistrict }: Pick<DistrictMap, "zipsOfDistrict">): string =>
  referenceTable(
    DISTRICT_COLUMNS,
    [...zipsOfDistrict].map(([district, zips]) => [district, zips.join(" ")]),
  )
