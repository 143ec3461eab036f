const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_ARRAY, CLOSE_ARRAY] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d]

/** An object in the collection's array. */
export interface FeatureText {
  /** The object's position, from 0. */
  readonly index: number
  readonly json: string
}

/**
 * Extracts the features from a GeoJSON FeatureCollection while it's being read, because the whole United States exceeds
 * the maximum string length. Features are the objects in an array of the outermost object; objects outside the array,
 * such as `crs`, are skipped. Throws if the text ends before its outermost object does.
 */
export async function* readJsonFeatures(chunks: AsyncIterable<Buffer>): AsyncGenerator<FeatureText> {
  let [objects, arrays, index] = [0, 0, 0]
  let [inString, isEscaped, inFeature] = [false, false, false]
  let pieces: Array<Buffer> = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (inString) {
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) inString = false
      } else if (byte === QUOTE) inString = true
      else if (byte === OPEN_ARRAY && objects === 1) arrays++
      else if (byte === CLOSE_ARRAY && objects === 1) arrays--
      else if (byte === OPEN) {
        objects++
        if (objects === 2 && arrays === 1) [inFeature, from] = [true, at]
      } else if (byte === CLOSE) {
        objects--
        if (!inFeature || objects !== 1) continue
        yield {
          index: index++,
          json: Buffer.concat([...pieces, chunk.subarray(from, at + 1)]).toString("utf8"),
        }
        ;[inFeature, pieces] = [false, []]
      }
    }
    if (inFeature) pieces.push(Buffer.from(chunk.subarray(from)))
  }
  if (objects !== 0) throw new Error("it is truncated")
}
