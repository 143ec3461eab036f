import { open, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { crc32 } from "node:zlib"
import { finishFile } from "../finishFile.ts"
import type { BlockFile } from "../UniverseManifest.ts"
import { blockFiles, INDEX_ENTRY_BYTES } from "./blockLayout.ts"
import { BlockPacker } from "./BlockPacker.ts"

/** The number of bytes written to the file at once. */
const WRITTEN_AT_ONCE = 1 << 20

/** Writes a chunk's blocks and their index; each block is the text of its records, ending with `BLOCK_END`. */
export const writeBlocks = async (
  folder: string,
  chunk: number,
  records: number,
  blocks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<BlockFile> => {
  const paths = blockFiles(chunk)
  const file = await open(join(folder, paths.blocks), "w")
  const packer = new BlockPacker()
  const entries: Array<number> = []
  try {
    let [place, waiting, waits] = [0, Array.of<Uint8Array>(), 0]
    const write = async (): Promise<void> => {
      await file.writeFile(Buffer.concat(waiting))
      ;[waiting, waits] = [[], 0]
    }
    for await (const block of blocks) {
      const bytes = packer.pack(block)
      entries.push(place, crc32(bytes))
      place += bytes.length
      waiting.push(bytes)
      waits += bytes.length
      if (waits >= WRITTEN_AT_ONCE) await write()
    }
    await write()
  } finally {
    packer.close()
    await file.close()
  }
  const index = Buffer.alloc((entries.length / 2) * INDEX_ENTRY_BYTES)
  for (const [at, entry] of entries.entries()) index.writeUInt32LE(entry, at * 4)
  await writeFile(join(folder, paths.index), index)
  const { bytes, path, sha256 } = await finishFile(folder, paths.index, records)
  return {
    ...(await finishFile(folder, paths.blocks, records)),
    index: { path, bytes, sha256 },
  }
}
