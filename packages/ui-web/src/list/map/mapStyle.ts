import { OUTLINE_LEVELS, type OutlineLevel } from "@listwright/domain/counting"
import { OUTLINE_ZOOM, showsOutlines } from "@listwright/domain/geography"
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl"
import { fromGlZoom, toGlZoom } from "./glZoom.ts"
import type { MapColors } from "./mapColors.ts"

/** The source for everything drawn below the list's own areas, and the source for carrier routes. */
export const BASE_SOURCE = "base"
export const ROUTE_SOURCE = "routes"

/** The lowest line layer; outlines are shaded below it. */
export const LOWEST_LINE_LAYER = "county-lines"
/** The lowest label layer; a list's areas are drawn below it, so names remain readable over hatching. */
export const LOWEST_LABEL_LAYER = "zip-labels"

/**
 * The layer for each level of outlines in the tiles, and the minimum renderer zoom at which they're shaded and can be
 * chosen.
 */
export const OUTLINE_LAYERS = {
  state: { layer: "states", from: 0 },
  county: { layer: "counties", from: 4.5 },
  // Above the zoom of outlines, not at it.
  zip: { layer: "zips", from: toGlZoom(OUTLINE_ZOOM) + 0.01 },
} as const satisfies Readonly<Record<OutlineLevel, { readonly layer: string; readonly from: number }>>

/** The label fonts, which are the device's own, so they aren't requested from another server. */
export const LABEL_FONTS = ["Inter Variable", "Arial", "sans-serif"]

/** Returns the level of outlines that are shaded and can be chosen at a renderer zoom level. */
export const outlineLevelAt = (zoom: number): OutlineLevel => {
  if (showsOutlines(fromGlZoom(zoom))) return "zip"
  return zoom >= OUTLINE_LAYERS.county.from ? "county" : "state"
}

/** The highest zoom level with tiles; closer views stretch them. */
const FINEST = 13
const FINEST_ROUTES = 13

const sources = (origin: string, listType: number): StyleSpecification["sources"] => ({
  [BASE_SOURCE]: { type: "vector", tiles: [`${origin}/Map/Tile/{z}/{x}/{y}`], minzoom: 0, maxzoom: FINEST },
  [ROUTE_SOURCE]: {
    type: "vector",
    tiles: [`${origin}/Map/Tile/{z}/{x}/{y}?layer=routes&listType=${listType}`],
    minzoom: 10,
    maxzoom: FINEST_ROUTES,
  },
})

const SHADE_OPACITY = 0.9

/** Creates the layer that shades outlines by the class set with `setFeatureState`, if any. */
const shading = (level: OutlineLevel, colors: MapColors, to: number | null): LayerSpecification => {
  const { from, layer } = OUTLINE_LAYERS[level]
  return {
    id: `${level}-shades`,
    type: "fill",
    source: BASE_SOURCE,
    "source-layer": layer,
    minzoom: from,
    ...(to === null ? {} : { maxzoom: to }),
    paint: {
      "fill-color": [
        "match",
        ["coalesce", ["feature-state", "shade"], -1],
        0,
        colors.shade1,
        1,
        colors.shade2,
        2,
        colors.shade3,
        3,
        colors.shade4,
        4,
        colors.shade5,
        "rgba(0,0,0,0)",
      ],
      "fill-opacity": SHADE_OPACITY,
      "fill-antialias": false,
    },
  }
}

const lines = (
  id: string,
  layer: string,
  color: string,
  width: ExpressionSpecification,
  minzoom: number,
): LayerSpecification => ({
  id,
  type: "line",
  source: BASE_SOURCE,
  "source-layer": layer,
  minzoom,
  layout: { "line-join": "round" },
  paint: { "line-color": color, "line-width": width },
})

/** Interpolates between stops, each of which is a zoom and its value. */
const byZoom = (...stops: Array<number>): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  ...stops,
]

/** Creates the layer for the edge of the outline under the pointer, as set with `setFeatureState`. */
const hovered = (level: OutlineLevel, colors: MapColors): LayerSpecification => {
  const { from, layer } = OUTLINE_LAYERS[level]
  return {
    id: `${level}-hover`,
    type: "line",
    source: BASE_SOURCE,
    "source-layer": layer,
    minzoom: from,
    paint: {
      "line-color": colors.text,
      "line-width": ["case", ["boolean", ["feature-state", "hover"], false], 2.5, 0],
    },
  }
}

/** Creates the city labels by size: the largest first, and the small cities only at close range. */
const cities = (colors: MapColors): LayerSpecification => ({
  id: "city-labels",
  type: "symbol",
  source: BASE_SOURCE,
  "source-layer": "cities",
  minzoom: 3,
  filter: ["<=", ["get", "rank"], ["step", ["zoom"], 40, 4, 90, 5, 250, 6, 700, 7, 2_500, 8.5, 100_000]],
  layout: {
    "text-field": ["get", "name"],
    "text-font": LABEL_FONTS,
    "text-size": [
      "interpolate",
      ["linear"],
      ["zoom"],
      3,
      11.5,
      8,
      ["step", ["get", "rank"], 16, 60, 14, 300, 12.5, 1_000, 11.5],
      12,
      ["step", ["get", "rank"], 18, 60, 16, 300, 14, 1_000, 13],
    ],
    "text-padding": 6,
    "text-max-width": 8,
    "symbol-sort-key": ["get", "rank"],
  },
  paint: { "text-color": colors.text, "text-halo-color": colors.halo, "text-halo-width": 1.5 },
})

/**
 * Returns the map style, drawn from our own tiles: land, shorelines, state, county, and ZIP Code lines, and cities by
 * size. Labels use the device's fonts, so no other server is contacted.
 */
export const mapStyle = (
  colors: MapColors,
  origin: string,
  listType: number,
  showsRoutes: boolean,
): StyleSpecification => ({
  version: 8,
  sources: sources(origin, listType),
  layers: [
    { id: "water", type: "background", paint: { "background-color": colors.water } },
    {
      id: "neighbors",
      type: "fill",
      source: BASE_SOURCE,
      "source-layer": "neighbors",
      paint: { "fill-color": colors.far },
    },
    {
      id: "land",
      type: "fill",
      source: BASE_SOURCE,
      "source-layer": "states",
      paint: { "fill-color": colors.land },
    },
    shading("state", colors, OUTLINE_LAYERS.county.from),
    shading("county", colors, OUTLINE_LAYERS.zip.from),
    shading("zip", colors, null),
    lines(LOWEST_LINE_LAYER, "counties", colors.county, byZoom(4, 0.4, 9, 1), 4),
    {
      ...lines("zip-lines", "zips", colors.zip, byZoom(7, 0.3, 9, 0.7, 12, 1.2), OUTLINE_LAYERS.zip.from),
      layout: { visibility: showsRoutes ? "none" : "visible", "line-join": "round" },
    } as LayerSpecification,
    {
      id: "route-lines",
      type: "line",
      source: ROUTE_SOURCE,
      "source-layer": "routes",
      minzoom: 10,
      layout: { visibility: showsRoutes ? "visible" : "none" },
      paint: { "line-color": colors.route, "line-width": 1, "line-dasharray": [3, 2] },
    },
    lines("state-lines", "states", colors.state, byZoom(3, 0.6, 6, 1.2, 10, 2), 0),
    {
      id: LOWEST_LABEL_LAYER,
      type: "symbol",
      source: BASE_SOURCE,
      "source-layer": "zip-names",
      minzoom: 9.5,
      layout: {
        "text-field": ["get", "zip"],
        "text-font": LABEL_FONTS,
        "text-size": 11,
        "text-padding": 8,
      },
      paint: { "text-color": colors.muted, "text-halo-color": colors.halo, "text-halo-width": 1.2 },
    },
    ...OUTLINE_LEVELS.map((level) => hovered(level, colors)),
    cities(colors),
  ],
})
