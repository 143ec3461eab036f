import type { PlaceName } from "../placeName.ts"

/** 'IL05' is District 5 of Illinois; '00' is the only one of a state, or a delegate's. */
export const districtName = (district: string): string => {
  const number = Number(district.slice(2))
  return number === 0 ? "At Large" : `District ${number}`
}

/** A district with the state that its code begins with. */
export const districtPlace = (district: string): PlaceName => ({
  name: districtName(district),
  place: district.slice(0, 2),
})
