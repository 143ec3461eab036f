/** 'Chicago, IL 60614' and 'Chicago, IL', as the gazetteer calls the places that it knows. Streets have a comma more. */
const ZIP_PLACE = /^[^,]+, [A-Z]{2} (\d{5})$/
const CITY_PLACE = /^[^,]+, [A-Z]{2}$/
const STATE_PLACE = /^[^,\d]+$/

/**
 * What a located address is the center of, where that is all that is known of it: 'ZIP Code 60614', 'Chicago, IL',
 * 'Illinois'; null for an address with a place of its own. spec: decisions (Settled: addresses before the geocoder)
 */
export const placeCenter = (addressLine: string): string | null => {
  const line = addressLine.trim()
  const zip = ZIP_PLACE.exec(line)?.[1]
  if (zip !== undefined) return `ZIP Code ${zip}`
  return CITY_PLACE.test(line) || STATE_PLACE.test(line) ? line : null
}
