import type { OutlineLevel } from "@listwright/domain/counting"
import { useMap } from "@vis.gl/react-maplibre"
import { useEffect, useEffectEvent } from "react"
import { outlineLevelAt } from "./mapStyle.ts"

/** An outline as named in the tiles. */
export interface Outline {
  /** The id in the renderer. */
  readonly id: number
  /** The code: 'OH', '39113', '45402'. */
  readonly code: string
  /** The name: 'Ohio', 'Montgomery, OH', '45402'. */
  readonly name: string
}

/** The outlines in view, all of one level. */
export interface OutlinesInView {
  readonly level: OutlineLevel
  /** The outlines, sorted by code. */
  readonly outlines: ReadonlyArray<Outline>
  /** True if the outlines differ from the published ones, which the map points out. */
  readonly isApproximate: boolean
}

type Properties = Readonly<Record<string, unknown>>

const text = (properties: Properties, key: string): string => {
  const value = properties[key]
  return typeof value === "string" ? value : ""
}

const CODES: Readonly<Record<OutlineLevel, string>> = { state: "code", county: "fips", zip: "zip" }

/** Creates an outline from the properties of its tile. */
export const outlineFromTile = (level: OutlineLevel, id: number, properties: Properties): Outline => {
  const code = text(properties, CODES[level])
  const names: Readonly<Record<OutlineLevel, string>> = {
    state: text(properties, "name"),
    county: `${text(properties, "name")}, ${text(properties, "state")}`,
    zip: code,
  }
  return { id, code, name: names[level] }
}

/** Sorts outlines by name, with Alabama before Alaska; counties are sorted by code, which groups them by state. */
export const sortOutlines = (
  level: OutlineLevel,
  outlines: ReadonlyArray<Outline>,
): ReadonlyArray<Outline> => {
  const key = level === "county" ? "code" : "name"
  return outlines.toSorted((a, b) => (a[key] < b[key] ? -1 : 1))
}

export const NO_OUTLINES_IN_VIEW: OutlinesInView = { level: "state", outlines: [], isApproximate: false }

const codesOf = ({ outlines }: OutlinesInView): string => outlines.map(({ code }) => code).join()

export interface OutlinesReaderProps {
  readonly onInView: (inView: OutlinesInView) => void
}

/** Reads the outlines in view from the map once it stops moving and all of its tiles are loaded. */
export function OutlinesReader({ onInView }: OutlinesReaderProps) {
  const { current } = useMap()
  const tell = useEffectEvent(onInView)
  useEffect(() => {
    const map = current?.getMap()
    if (map === undefined) return
    let last = NO_OUTLINES_IN_VIEW
    const look = () => {
      const level = outlineLevelAt(map.getZoom())
      const found = new Map<string, Outline>()
      let isApproximate = false
      for (const { id, properties } of map.queryRenderedFeatures({ layers: [`${level}-shades`] })) {
        if (typeof id !== "number") continue
        const outline = outlineFromTile(level, id, properties)
        isApproximate ||= properties["approximate"] === true
        found.set(outline.code, outline)
      }
      const now: OutlinesInView = {
        level,
        isApproximate,
        outlines: sortOutlines(level, [...found.values()]),
      }
      if (last.level === level && codesOf(last) === codesOf(now)) return
      last = now
      tell(now)
    }
    map.on("idle", look)
    return () => void map.off("idle", look)
  }, [current])
  return null
}
