import { constants, createZstdCompress, zstdCompressSync } from "node:zlib"

declare module "node:zlib" {
  /** The internals of a Node stream. Node doesn't guarantee them, so any of them may be missing. */
  interface ZstdCompress {
    readonly _handle?: {
      readonly writeSync?: (
        flush: number,
        from: Uint8Array,
        fromAt: number,
        length: number,
        to: Uint8Array,
        toAt: number,
        room: number,
      ) => void
    } | null
    /** The remaining output space and the number of input bytes not consumed, after a write. */
    readonly _writeState?: Uint32Array
  }
}

/** The fast compression level; its output is within a tenth of what slower levels achieve. */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 1 }
/** The maximum size of the data packed in one step; zstd's own blocks aren't larger. */
const MAX = 1 << 17
/** The buffer size for data of the maximum size, even if packing doesn't shrink it. */
const ROOM = MAX + (MAX >>> 8) + 1_024
/** The chunk size for a packed block; a larger buffer would take longer to allocate than to fill. */
const USUAL = 4_096

/**
 * Packs blocks of text, each into its own zstd frame. Node creates a compressor for every call, which takes three times
 * as long as packing a block; reusing one compressor and ending the frame after each block produces the same bytes.
 */
export class BlockPacker {
  // An error needs a listener, or it ends the process; `pack` throws for it.
  readonly #stream = createZstdCompress({ params: PARAMS }).on("error", () => undefined)
  readonly #room = Buffer.allocUnsafe(ROOM)

  pack(text: Uint8Array): Uint8Array {
    const { _handle: handle, _writeState: left } = this.#stream
    if (handle?.writeSync === undefined || left === undefined || text.length > MAX)
      return zstdCompressSync(text, { params: PARAMS, pledgedSrcSize: text.length, chunkSize: USUAL })
    // What the last text left there must not pass for what this one leaves.
    left.fill(0)
    handle.writeSync(constants.ZSTD_e_end, text, 0, text.length, this.#room, 0, ROOM)
    const [free = 0, rest = 0] = left
    if (free === 0 || free === ROOM || rest > 0) throw new Error("a block could not be packed")
    return Buffer.from(this.#room.subarray(0, ROOM - free))
  }

  close(): void {
    this.#stream.close()
  }
}
