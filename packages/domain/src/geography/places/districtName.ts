import type { PlaceName } from "../placeName.ts"

/**
 * Returns a district's name: 'District 5' for 'IL05', or 'At Large' for number '00', which means a state's only
 * district or a delegate's.
 */
export const districtName = (district: string): string => {
  const number = Number(district.slice(2))
  return number === 0 ? "At Large" : `District ${number}`
}

/** Returns a district's name with the state from its code. */
export const districtPlaceName = (district: string): PlaceName => ({
  name: districtName(district),
  place: district.slice(0, 2),
})
