import type { FunctionBody } from "./FunctionBody.ts"
import { unsigned } from "./leb128.ts"

/** The most 64 kB pages that a 32-bit memory can have: 4 GiB. */
export const MAX_PAGES = 65_536

const name = (text: string): ReadonlyArray<number> => [
  text.length,
  ...Array.from(text, (letter) => letter.charCodeAt(0)),
]

const section = (id: number, content: ReadonlyArray<number>): ReadonlyArray<number> => [
  id,
  ...unsigned(content.length),
  ...content,
]

/** A module that imports the shared memory `e.m` and exports one function of `parameters` i32s without a result. */
export const moduleBytes = (
  exported: string,
  parameters: number,
  body: FunctionBody,
): Uint8Array<ArrayBuffer> => {
  const code = body.binary
  return Uint8Array.from([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, [1, 0x60, parameters, ...Array<number>(parameters).fill(0x7f), 0]),
    // Flags 3: shared, with a maximum.
    ...section(2, [1, ...name("e"), ...name("m"), 0x02, 0x03, 1, ...unsigned(MAX_PAGES)]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name(exported), 0x00, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ])
}
