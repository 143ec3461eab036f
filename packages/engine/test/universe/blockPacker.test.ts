import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { BlockPacker } from "../../src/format/blocks/BlockPacker.ts"

/** Texts as blocks are: words that come back, and numbers. */
const text = fc
  .array(fc.oneof(fc.constantFrom("Maple", "Oak", "St", "\u001f", "\u001e"), fc.nat().map(String)), {
    maxLength: 600,
  })
  .map((pieces) => Buffer.from(pieces.join(" ")))

const alone = (block: Uint8Array): Uint8Array =>
  zstdCompressSync(block, {
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
    pledgedSrcSize: block.length,
  })

describe("A packer of blocks", () => {
  it("packs one text after another into the bytes that a compressor of its own would give", () => {
    const packer = new BlockPacker()
    fc.assert(
      fc.property(text, (block) => {
        assert.isTrue(Buffer.from(packer.pack(block)).equals(alone(block)))
      }),
    )
    packer.close()
  })

  it("packs a text that is longer than its room", () => {
    const packer = new BlockPacker()
    const long = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at * 7_919).join(" "))
    for (let once = 0; once < 2; once++) assert.isTrue(zstdDecompressSync(packer.pack(long)).equals(long))
    packer.close()
  })

  it("leaves alone what it gave before", () => {
    const packer = new BlockPacker()
    const first = packer.pack(Buffer.from("one"))
    packer.pack(Buffer.from("another"))
    assert.strictEqual(zstdDecompressSync(first).toString(), "one")
    packer.close()
  })
})
