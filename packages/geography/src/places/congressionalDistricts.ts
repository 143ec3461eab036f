import type { PlaceChoice } from "@listwright/domain/geography"
import { byName } from "./byName.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/** 'IL05' is District 5 of Illinois; '00' is the only one of a state, or a delegate's. */
export const districtName = (district: string): string => {
  const number = Number(district.slice(2))
  return number === 0 ? "At Large" : `District ${number}`
}

/** The congressional districts of a state or of DC. spec: order-builder §7 (GetDistrictsByState) */
export const congressionalDistricts = (
  { districts }: GeographyTables,
  state: string,
): ReadonlyArray<PlaceChoice> =>
  byName(
    districts(state).map((district) => ({
      area: { kind: "congressionalDistrict", district, excluded: false },
      name: districtName(district),
      state,
    })),
  )
