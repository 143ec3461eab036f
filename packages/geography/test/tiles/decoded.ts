import { VectorTile } from "@mapbox/vector-tile"
import { PbfReader } from "pbf"
import type { TileAddress } from "../../src/tiles/TileAddress.ts"
import type { Position } from "./evenOdd.ts"

/** An area as a tile holds it, in units from the tile's upper left corner. */
export interface DecodedArea {
  readonly id: number | undefined
  readonly properties: Readonly<Record<string, unknown>>
  readonly rings: ReadonlyArray<ReadonlyArray<Position>>
}

/** A layer of a tile, read by the library that draws it. */
export const layerOf = (bytes: Uint8Array, name: string): ReadonlyArray<DecodedArea> => {
  const layer = new VectorTile(new PbfReader(bytes)).layers[name]
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => {
    const feature = layer?.feature(at)
    const rings = feature?.loadGeometry() ?? []
    return {
      id: feature?.id,
      properties: { ...feature?.properties },
      rings: rings.map((ring) => ring.map(({ x, y }): Position => [x, y])),
    }
  })
}

/** The tile of a zoom that a place in degrees is in, and where in it. */
export const placed = (z: number, [longitude, latitude]: Position): readonly [TileAddress, Position] => {
  const world = 2 ** z
  const x = ((longitude + 180) / 360) * world
  const y = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * world
  const [column, row] = [Math.floor(x), Math.floor(y)]
  return [{ z, x: column, y: row }, [(x - column) * 4096, (y - row) * 4096]]
}
