import type { Box } from "../outlines/Box.ts"

/**
 * A square map tile, numbered as in web maps: at zoom `z`, the world between 85° north and south (Web Mercator) is 2^z
 * tiles wide and high; `x` counts eastward from 180° west and `y` southward, both from 0.
 */
export interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** The deepest zoom level; beyond it, maps enlarge these tiles. */
export const MAX_TILE_ZOOM = 14

/** The number of units along each side of a tile. */
export const EXTENT = 4096
/** The number of units that a tile extends beyond each side, so that lines along its edges are drawn completely. */
export const BUFFER = 64

/** Returns whether a tile with this address exists. */
export const isTile = ({ x, y, z }: TileAddress): boolean =>
  Number.isInteger(z) &&
  z >= 0 &&
  z <= MAX_TILE_ZOOM &&
  [x, y].every((at) => Number.isInteger(at) && at >= 0 && at < 2 ** z)

const longitude = (x: number, tiles: number): number => (x / tiles) * 360 - 180

const latitude = (y: number, tiles: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI

/** Returns a tile's bounding box in degrees, extended by `units` on each side. */
export const tileBounds = ({ x, y, z }: TileAddress, units = 0): Box => {
  const tiles = 2 ** z
  const more = units / EXTENT
  return {
    west: longitude(x - more, tiles),
    south: latitude(y + 1 + more, tiles),
    east: longitude(x + 1 + more, tiles),
    north: latitude(y - more, tiles),
  }
}

/** Returns the tile that contains a given tile at a zoom level no deeper than its own. */
export const ancestorTile = ({ x, y, z }: TileAddress, zoom: number): TileAddress => {
  const within = 2 ** (z - zoom)
  return { z: zoom, x: Math.floor(x / within), y: Math.floor(y / within) }
}

/** Returns the four tiles into which a tile is divided at the next zoom level. */
export const childTiles = ({ x, y, z }: TileAddress): ReadonlyArray<TileAddress> =>
  [0, 1].flatMap((right) => [0, 1].map((down) => ({ z: z + 1, x: 2 * x + right, y: 2 * y + down })))
