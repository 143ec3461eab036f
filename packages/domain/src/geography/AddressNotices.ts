import { AREA_KINDS } from "../glossary/areaKinds.ts"
import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { areaTexts } from "../shared/wording/areaTexts.ts"
import { fillPlaceholders, type MessageText, messageText } from "../shared/wording/MessageText.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import type { UnresolvedAddress, LocatedPlace, Precision } from "./places/AddressPlace.ts"
import { houseFallbackPrecision } from "./places/houseFallbackPrecision.ts"
import { precisionText } from "./places/precisionText.ts"
import { type AddressFileRefusal, MAX_ADDRESSES, type RowProblem } from "./radius/AddressRow.ts"
import type { MapZipSearchRefusal } from "./shapes/validateMapZipSearch.ts"
import type { Point } from "../definition/AreaShape.ts"
import { shortNumber } from "../shared/shortNumber.ts"
import { MAX_POLYGON_POINTS, MIN_POLYGON_POINTS } from "./shapes/polygonArea.ts"
import { outsideCountryMessage } from "./shapes/outsideCountryRefusal.ts"
import type { PolygonRefusal, ZoomTooLow } from "./shapes/polygonTool.ts"

const warning = (text: MessageText): Notice => notice("warning", "", text)

/**
 * The placeholder for an empty address box. A place without geometry clears the box, so the placeholder reappears
 * [ob5-address-unknown].
 */
export const ADDRESS_PLACEHOLDER: MessageText = areaTexts.addressPlaceholder

/** The text above the list of places that an address may refer to. */
export const AMBIGUOUS_PLACE_TEXT = "Several places have this name. Please choose the one you mean."

/** The notice for a map search without a result whose location is known [ob5-address-unknown]. */
export const addressNotFoundNotice: Notice = warning(areaTexts.noResultsForAddress)

/**
 * Returns the notice for an address that can't be added; null for a place without geometry, for which the box shows the
 * placeholder instead [ob5-address-unknown].
 */
export const addressNotice = (problem: UnresolvedAddress): Notice | null => {
  switch (problem._tag) {
    case "AddressUnknown":
      return warning(areaTexts.addressUnknown)
    case "AddressWithoutGeometry":
      return null
    case "AddressAmbiguous":
      return warning(AMBIGUOUS_PLACE_TEXT)
  }
}

/**
 * Returns the notice that distances are measured from the middle of a place; null if they're measured from the exact
 * address or coordinates.
 */
export const centerNotice = ({ addressLine, precision }: LocatedPlace): Notice | null => {
  const center = precisionText(precision)
  return center === null
    ? null
    : notice("info", "", `Distances are measured from the middle of ${addressLine} (${center}).`)
}

/**
 * Returns the notice that names the place from which distances are measured, even if it's the address itself, and says
 * so if the typed address is unknown. Returns null for coordinates, which need no explanation.
 */
export const measuredFromNotice = (place: LocatedPlace, typed = ""): Notice | null => {
  if (place.precision === "address")
    return notice("info", "", `Distances are measured from ${place.addressLine} (address).`)
  const said = centerNotice(place)
  return said === null || houseFallbackPrecision(typed, place) === null
    ? said
    : { ...said, text: messageText`We couldn't find this exact address. ${said.text}` }
}

/** Returns the notice for a refused ZIP Code search on the map [ob5-map-search]. */
export const mapZipSearchNotice = (refused: MapZipSearchRefusal): Notice => {
  switch (refused._tag) {
    case "SearchEmpty":
      return warning(areaTexts.mapSearchEmpty)
    case "SearchRadiusNotNumber":
      return warning(areaTexts.mapRadiusNotNumber)
    case "SearchRadiusMissing":
      return warning(areaTexts.mapRadiusMissing)
  }
}

/**
 * The notice that the map is zoomed out too far to draw on. The page shows it until the map is close enough, rather
 * than as a temporary notice [ob5-polygon] [ob4-polygon-zoom].
 */
export const zoomTooLowNotice: Notice = warning(areaTexts.zoomTooLow)

/** Formats a point with six decimal places of a degree, which is a precision of four inches. */
const pointText = ([longitude, latitude]: Point): string =>
  [longitude, latitude].map((degrees) => shortNumber(Math.round(degrees * 1e6) / 1e6)).join(",")

/**
 * Returns the notice for refusals other than a map that's zoomed out too far, for which see `zoomTooLowNotice`
 * [ob5-polygon]. That rule has no wording for invalid points.
 */
export const polygonNotice = (refused: Exclude<PolygonRefusal, ZoomTooLow>): Notice => {
  switch (refused._tag) {
    case "PolygonAddressMissing":
      return warning(areaTexts.polygonAddressMissing)
    case "TooFewPoints":
      return warning(`A polygon needs at least ${MIN_POLYGON_POINTS} points.`)
    case "TooManyPoints":
      return warning(
        `A polygon can have at most ${MAX_POLYGON_POINTS} points; this one has ${refused.points}.`,
      )
    case "OutsideCountry":
      return warning(outsideCountryMessage("The polygon", refused))
    case "LineCrossesItself": {
      const [one, other] = refused.segments
      return warning(
        `The polygon's outline touches or crosses itself: segments ${one} and ${other} meet at ${pointText(refused.point)} (longitude, latitude).`,
      )
    }
  }
}

/** The notice for requesting total records in a radius list without selecting an address [ob5-total-records-modal]. */
export const noAddressSelectedNotice: Notice = warning(areaTexts.noGeoAddress)

const uploadError = (text: MessageText): Notice => notice("error", "", text)

/** Returns the error notice for a rejected address file [ob5-address-upload]. */
export const addressFileNotice = (refused: AddressFileRefusal): Notice => {
  switch (refused._tag) {
    case "NoFileChosen":
      return uploadError("Please choose a file")
    case "UploadRefused":
      return uploadError(refused.reason === "" ? "Please try again" : refused.reason)
    case "ColumnsMissing":
      return uploadError(`The file has no column ${refused.columns.join(", ")}. Nothing was added.`)
    case "ColumnUnknown":
      return uploadError(`The file has no column '${refused.column.slice(0, 60)}'. Nothing was added.`)
    case "ColumnRepeated":
      return uploadError(
        `The column '${refused.column.slice(0, 60)}' is chosen twice. Nothing was added. Choose a different column for each field.`,
      )
    case "OneLocationOnly":
      return uploadError(
        `This list accepts one address at a time, but the file has ${formatWholeNumber(refused.locations)} locations. Nothing was added.`,
      )
    case "TooManyAddresses":
      return uploadError(
        `The file has more than ${formatWholeNumber(MAX_ADDRESSES)} addresses, which is the limit for a file. Nothing was added. Please split the file and try again.`,
      )
  }
}

/** Returns the notice shown after an upload [ob5-address-upload]. */
export const addressesLocatedNotice = (found: number, notFound: number): Notice =>
  notice(
    "info",
    "",
    fillPlaceholders(areaTexts.addressesLocated, {
      found: formatWholeNumber(found),
      notFound: formatWholeNumber(notFound),
    }),
  )

/** The number of rows located at each precision; a precision without rows is omitted. */
export type PrecisionCounts = Readonly<Partial<Record<Precision, number>>>

const fromMiddle = (rows: number, of: string): ReadonlyArray<string> =>
  rows === 0 ? [] : [`${formatWholeNumber(rows)} from ${of}`]

/**
 * Returns the notice that states how many distances are measured from the middle of a street or ZIP Code, and how many
 * locations the rows make up; rows at the same point and with the same distance are one location. Returns null if each
 * row is at its own house and is a location of its own.
 */
export const precisionNotice = (
  addresses: number,
  locations: number,
  { street = 0, zip = 0 }: PrecisionCounts,
): Notice | null => {
  const together =
    locations === addresses
      ? ""
      : ` Addresses in the same ${zip === addresses ? AREA_KINDS.zip.label : "place"} with the same distance count as one location: ${formatWholeNumber(addresses)} addresses make ${formatWholeNumber(locations)}.`
  if (zip === addresses && zip > 0)
    return notice("info", "", `Distances are measured from the ZIP center.${together}`)
  const parts = [...fromMiddle(street, "the middle of their street"), ...fromMiddle(zip, "the ZIP center")]
  if (parts.length === 0) return together === "" ? null : notice("info", "", together.trim())
  const others = addresses - street - zip
  const own = others === 0 ? "" : `${formatWholeNumber(others)} from the address itself, `
  return notice(
    "info",
    "",
    `Distances are measured as follows: ${own}${parts.join(own === "" ? " and " : ", ")}.${together}`,
  )
}

/** Returns the message for a row whose ZIP Code doesn't exist. */
export const unknownZipText = (zip: string): string => `ZIP: there is no ZIP Code ${zip} on the map`

/** The message for a row without a usable place; the row is skipped so that the rest of the file can be used. */
export const notOnMapText = "Address: not found on the map"

/** The maximum number of places listed for a row. */
const NAMED_PLACES = 3

/**
 * Returns the message for a row that matches several places, listing them up to the maximum; when reading a file,
 * there's no user to ask which one is meant.
 */
export const ambiguousAddressText = (places: ReadonlyArray<string>): string => {
  const named = [...new Set(places)]
  const others = named.length - NAMED_PLACES
  const more = others > 0 ? `; and ${formatWholeNumber(others)} more` : ""
  return `which-address: this could be ${named.slice(0, NAMED_PLACES).join("; ")}${more}. Please enter one of them`
}

/** Returns the message for an invalid cell in a skipped row. */
export const cellProblemText = ({ column: where, reason }: RowProblem): string => {
  switch (reason) {
    case "empty":
      return `${where}: can't be empty`
    case "tooLong":
      return `${where}: can have at most 30 characters`
    case "notState":
      return `${where}: must be a two-letter state code`
    case "notZip":
      return `${where}: must be a 5-digit ZIP Code`
    case "notMiles":
      return `${where}: must be a number greater than 0`
  }
}
