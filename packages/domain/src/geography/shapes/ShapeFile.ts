import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { notice, type Notice } from "../../shared/Notice.ts"
import { polygonNotice } from "../AddressNotices.ts"
import { type OutsideCountryRefusal, outsideCountryHelpText } from "./outsideCountryRefusal.ts"
import { MAX_POLYGON_POINTS, type RingRefusal } from "./polygonArea.ts"

/** The reason why a string can't be read as a shape. */
export type ShapeTextRefusal =
  | { readonly _tag: "ShapeTextEmpty" }
  /** The string is neither GeoJSON nor lines of coordinates; `message` is the parser's. */
  | { readonly _tag: "ShapeNotJson"; readonly message: string }
  /** The error, preceded by its field: 'coordinates.0.4.1: must be a latitude from -90 to 90 degrees'. */
  | { readonly _tag: "ShapeNotGeoJson"; readonly problem: string }
  | { readonly _tag: "ShapeNotPolygon"; readonly type: string }
  | { readonly _tag: "SeveralShapes"; readonly shapes: number }
  /** The hole's number, counted from 1. */
  | { readonly _tag: "HoleNotWithin"; readonly hole: number }
  | { readonly _tag: "ShapeNotKml"; readonly text: string }
  /** The line's number, counted from 1. */
  | { readonly _tag: "LineNotPoint"; readonly line: number; readonly text: string }
  | { readonly _tag: "LatitudeFirst" }
  /** The coordinates aren't in degrees; `system` is the coordinate system's name if the file states it. */
  | { readonly _tag: "ShapeInMeters"; readonly system: string | null }
  | { readonly _tag: "ShapeOfOtherFormat"; readonly format: string }

/** The reason why a shape file doesn't yield an area. */
export type ShapeFileRefusal =
  | ShapeTextRefusal
  | RingRefusal
  | { readonly _tag: "GranularityNotOffered"; readonly listType: number }
  | OutsideCountryRefusal

/** The maximum number of characters that a message quotes from a line. */
const SHOWN = 40

/** The maximum number of characters quoted from a parser's message. */
const SAID = 200

/** Quotes the beginning of a string in a message, on one line: line breaks and invisible characters become spaces. */
const repeated = (text: string, characters = SHOWN): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, characters)

const textOf = (refused: ShapeTextRefusal): string => {
  switch (refused._tag) {
    case "ShapeTextEmpty":
      return "The shape has no corners."
    case "ShapeNotJson":
      return `The shape isn't valid JSON: ${repeated(refused.message, SAID)}`
    case "ShapeNotGeoJson":
      return `The shape isn't a GeoJSON polygon: ${repeated(refused.problem, SAID)}`
    case "ShapeNotPolygon":
      return `The shape contains a ${repeated(refused.type)}. It must be a Polygon, alone or as a Feature.`
    case "SeveralShapes":
      return `There are ${formatWholeNumber(refused.shapes)} shapes, but exactly one polygon is needed${refused.shapes === 0 ? "" : ". Add each one separately"}.`
    case "HoleNotWithin":
      return `Hole ${formatWholeNumber(refused.hole)} isn't inside the polygon's outline, or it touches the outline or another hole. Move the hole or remove it.`
    case "ShapeNotKml":
      return `'${repeated(refused.text)}' in the coordinates isn't a longitude and latitude, like -87.63,41.88.`
    case "LineNotPoint":
      return `Line ${formatWholeNumber(refused.line)} ('${repeated(refused.text)}') isn't a longitude and latitude, like -87.63,41.88.`
    case "LatitudeFirst":
      return "The latitudes come first. Put the longitude first, like -87.63,41.88."
    case "ShapeInMeters": {
      const meters = refused.system === null ? "" : ` (${repeated(refused.system)})`
      return `The coordinates aren't in degrees${meters}; EPSG:3857 uses meters. Save the shape with longitude and latitude in degrees (EPSG:4326), for example with ogr2ogr -t_srs EPSG:4326.`
    }
    case "ShapeOfOtherFormat":
      return `This looks like ${refused.format}. Save it as GeoJSON or KML, for example with ogr2ogr -f GeoJSON.`
  }
}

/** Explains to the user why a shape file was rejected; suggests simplifying a shape with too many corners. */
export const shapeFileNotice = (refused: ShapeFileRefusal): Notice => {
  switch (refused._tag) {
    case "TooFewPoints":
    case "LineCrossesItself":
      return polygonNotice(refused)
    case "TooManyPoints":
      return notice(
        "warning",
        "",
        `The shape has ${formatWholeNumber(refused.points)} corners, but a list allows at most ${formatWholeNumber(MAX_POLYGON_POINTS)}. You can simplify it to that many.`,
      )
    case "GranularityNotOffered":
      return notice(
        "warning",
        "",
        `List type ${refused.listType} doesn't offer this granularity for a polygon.`,
      )
    case "ShapeTextEmpty":
    case "ShapeNotJson":
    case "ShapeNotGeoJson":
    case "ShapeNotPolygon":
    case "SeveralShapes":
    case "HoleNotWithin":
    case "ShapeNotKml":
    case "LineNotPoint":
    case "LatitudeFirst":
    case "ShapeInMeters":
    case "ShapeOfOtherFormat":
      return notice("warning", "", textOf(refused))
    case "OutsideCountry":
      return notice("warning", "", outsideCountryHelpText("It", refused))
  }
}
