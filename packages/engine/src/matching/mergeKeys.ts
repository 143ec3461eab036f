import { KEY_BYTES } from "../format/keys/writeKeys.ts"

/** The number of keys yielded at once. */
const AT_ONCE = 8_192

/** Merges the keys in two key files, ascending and without duplicates. */
export const mergeKeys = async function* (a: Buffer, b: Buffer): AsyncGenerator<ReadonlyArray<bigint>> {
  let [atA, atB] = [0, 0]
  let keys: Array<bigint> = []
  while (atA < a.length || atB < b.length) {
    const ofA = atA < a.length ? a.readBigUInt64BE(atA) : null
    const ofB = atB < b.length ? b.readBigUInt64BE(atB) : null
    const isA = ofB === null || (ofA !== null && ofA <= ofB)
    const key = isA ? ofA : ofB
    if (key !== null) keys.push(key)
    if (isA) atA += KEY_BYTES
    if (ofB === key) atB += KEY_BYTES
    if (keys.length === AT_ONCE) {
      yield keys
      keys = []
    }
  }
  yield keys
}
