import { createHash } from "node:crypto"
import { open } from "node:fs/promises"

/** Returns a file's length and SHA-256. */
export const readFileFacts = async (
  path: string,
): Promise<{ readonly bytes: number; readonly sha256: string }> => {
  const file = await open(path, "r")
  try {
    const hash = createHash("sha256")
    const buffer = Buffer.allocUnsafe(1 << 20)
    let bytes = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length)
      if (bytesRead === 0) break
      hash.update(buffer.subarray(0, bytesRead))
      bytes += bytesRead
    }
    return { bytes, sha256: hash.digest("hex") }
  } finally {
    await file.close()
  }
}
