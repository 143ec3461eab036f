import type { FunctionBody } from "./FunctionBody.ts"
import { writeUnsigned } from "./leb128.ts"

/** The maximum number of 64 kB pages in a 32-bit memory: 4 GiB. */
export const MAX_PAGES = 65_536

const I32 = 0x7f
const name = (text: string): ReadonlyArray<number> => [text.length, ...Buffer.from(text, "latin1")]
const number = (value: number): ReadonlyArray<number> => {
  const bytes: Array<number> = []
  writeUnsigned(bytes, value)
  return bytes
}

/**
 * Builds a module that imports the shared memory `e.m` and exports a function with `parameters` i32 parameters and no
 * result.
 */
export const moduleBytes = (
  exported: string,
  parameters: number,
  body: FunctionBody,
): Uint8Array<ArrayBuffer> => {
  const bytes = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
  // One after another: the code may have several hundred thousand bytes, too many for arguments.
  const section = (id: number, ...contents: ReadonlyArray<ReadonlyArray<number>>): void => {
    bytes.push(id)
    writeUnsigned(
      bytes,
      contents.reduce((sum, { length }) => sum + length, 0),
    )
    for (const content of contents) for (const byte of content) bytes.push(byte)
  }
  const code = body.binary
  section(1, [1, 0x60, parameters], Array<number>(parameters).fill(I32), [0])
  // Flags 3: shared, with a maximum.
  section(2, [1, ...name("e"), ...name("m"), 0x02, 0x03, 1], number(MAX_PAGES))
  section(3, [1, 0])
  section(7, [1, ...name(exported), 0x00, 0])
  section(10, [1], number(code.length), code)
  return Uint8Array.from(bytes)
}
