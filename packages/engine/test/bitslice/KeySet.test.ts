import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { KeySet } from "../../src/bitslice/suppress/KeySet.ts"

const fileOf = (keys: ReadonlyArray<bigint>): Buffer => {
  const bytes = Buffer.alloc(keys.length * 8)
  for (const [at, key] of keys.entries()) bytes.writeBigUInt64BE(key, at * 8)
  return bytes
}

const has = (set: KeySet, key: bigint): boolean => set.has(Number(key & 0xffffffffn), Number(key >> 32n))

/** Many that share a half, and the ends. */
const anyKey = fc.oneof(
  fc.bigInt(0n, 2n ** 64n - 1n),
  fc.bigInt(0n, 40n),
  fc.bigInt(0n, 40n).map((high) => high << 32n),
  fc.constantFrom(2n ** 32n - 1n, 2n ** 32n, 2n ** 64n - 1n),
)

describe("A set of keys", () => {
  it("is empty without files, and knows even the key 0", () => {
    expect(has(new KeySet([]), 0n)).toBe(false)
    expect(has(new KeySet([fileOf([0n])]), 0n)).toBe(true)
  })

  it("holds what the files hold, once, and nothing else", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyKey, { maxLength: 300 }), { maxLength: 3 }),
        fc.array(anyKey),
        (files, others) => {
          const set = new KeySet(files.map(fileOf))
          const known = new Set(files.flat())
          expect(set.size).toBe(known.size)
          for (const key of [...known, ...others]) expect(has(set, key)).toBe(known.has(key))
        },
      ),
    )
  })

  it("tells keys that are counted up apart", () => {
    const keys = Array.from({ length: 100_000 }, (_, i) => BigInt(i) * 2n)
    const set = new KeySet([fileOf(keys)])
    expect(set.size).toBe(keys.length)
    expect(keys.every((key) => has(set, key) && !has(set, key + 1n))).toBe(true)
  })
})
