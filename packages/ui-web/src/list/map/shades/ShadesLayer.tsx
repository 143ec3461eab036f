import { shadeIndex } from "@listwright/domain/counting"
import { useMap } from "@vis.gl/react-maplibre"
import { useEffect } from "react"
import { BASE_SOURCE, OUTLINE_LAYERS } from "../mapStyle.ts"
import type { OutlinesInView } from "../OutlinesReader.tsx"
import { swatchIndex } from "./swatchIndex.ts"
import type { Shades } from "./useShades.ts"

const NO_SHADE = -1

export interface ShadesLayerProps {
  readonly inView: OutlinesInView
  readonly shades: Shades
}

/** Sets the shade of each outline in view in the renderer. */
export function ShadesLayer({ inView, shades }: ShadesLayerProps) {
  const { current } = useMap()
  const { classes, of } = shades
  useEffect(() => {
    const map = current?.getMap()
    if (map === undefined) return
    const sourceLayer = OUTLINE_LAYERS[inView.level].layer
    for (const { code, id } of inView.outlines) {
      const known = of.get(code)
      // What is not counted yet keeps the shade that it has: nothing flickers while the map moves.
      if (known === undefined && of.size > 0) continue
      const at = known === undefined ? null : shadeIndex(classes, known.records)
      const shade = at === null ? NO_SHADE : swatchIndex(at, classes.length)
      map.setFeatureState({ source: BASE_SOURCE, sourceLayer, id }, { shade })
    }
  }, [current, inView, of, classes])
  return null
}
