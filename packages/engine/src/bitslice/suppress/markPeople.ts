import { countPositions, setPosition } from "../geography/masks.ts"
import type { SlicedUniverse } from "../Universe.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { KeySet } from "./KeySet.ts"

/** Returns a function that converts a ZIP Code's rows to positions; call it with rows in ascending order. */
const positionsOf = (valid: Uint8Array): ((row: number) => number) => {
  let [byte, before] = [0, 0]
  let inByte = countPositions(valid.subarray(0, 1))
  return (row) => {
    while (before + inByte <= row && byte < valid.length) {
      before += inByte
      byte++
      inByte = countPositions(valid.subarray(byte, byte + 1))
    }
    let rest = valid[byte] ?? 0
    for (let left = row - before; left > 0; left--) rest &= rest - 1
    return byte * 8 + 31 - Math.clz32(rest & -rest)
  }
}

/** Lends a slot in which the rows of the people in some key files are marked. */
export const markPeople = async (
  universe: SlicedUniverse,
  keyFiles: ReadonlyArray<Buffer>,
  yielder: Yielder,
): Promise<number> => {
  const { bitmap, clear, files, places, store } = universe
  await files.keysProven()
  const wanted = new KeySet(keyFiles)
  const slot = store.lend()
  clear(slot)
  let found = 0
  try {
    await store.use(["VALID"], async (slotsOf) => {
      const [valid = 0] = slotsOf("VALID")
      for (const rows of places.rows) {
        if (found === wanted.size) return
        const keys = files.readKeyHalves(rows)
        let marked: Uint8Array | undefined
        let positionOf: ((row: number) => number) | undefined
        for (let row = 0; row < rows.rows; row++) {
          if (!wanted.has(keys[2 * row] ?? 0, keys[2 * row + 1] ?? 0)) continue
          marked ??= bitmap(slot, rows.vector, rows.vectors)
          positionOf ??= positionsOf(bitmap(valid, rows.vector, rows.vectors))
          setPosition(marked, positionOf(row))
          found++
        }
        if (yielder.isDue) await yielder.pause()
      }
    })
    return slot
  } catch (cause) {
    store.giveBack(slot)
    throw cause
  }
}
