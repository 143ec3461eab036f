import { positionsIn, setPosition } from "../geography/masks.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { KeySet } from "./KeySet.ts"

/** Keys that are looked at before others may use the thread. */
const AT_ONCE = 100_000

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Lends a slot in which the rows of these persons are marked, and says how many there are. */
export const markPersons = async (
  universe: SlicedUniverse,
  keys: Iterable<bigint>,
  count: number,
): Promise<{ readonly slot: number; readonly found: number }> => {
  const { bitmap, clear, files, places, store } = universe
  await files.keysProven()
  const wanted = new KeySet(keys, count)
  const slot = store.lend()
  clear(slot)
  let found = 0
  let looked = 0
  try {
    await store.use(["VALID"], async (slotsOf) => {
      const [valid = 0] = slotsOf("VALID")
      for (const rows of places.rows) {
        if (found === wanted.size) return
        const own = files.readKeys(rows)
        let marked: Uint8Array | undefined
        let positions: ReadonlyArray<number> | undefined
        for (let row = 0; row < own.length; row++) {
          if (!wanted.has(own[row] ?? 0n)) continue
          marked ??= bitmap(slot, rows.vector, rows.vectors)
          positions ??= positionsIn(bitmap(valid, rows.vector, rows.vectors))
          setPosition(marked, positions[row] ?? 0)
          found++
        }
        looked += own.length
        if (looked >= AT_ONCE) {
          looked = 0
          await breathe()
        }
      }
    })
    return { slot, found }
  } catch (cause) {
    store.giveBack(slot)
    throw cause
  }
}
