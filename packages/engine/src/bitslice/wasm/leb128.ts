/** Appends a number below 2^32 in WebAssembly's variable-length format. */
export const writeUnsigned = (bytes: Array<number>, value: number): void => {
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) | 0x80)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

/** Appends a signed 32-bit number in WebAssembly's variable-length format. */
export const writeSigned = (bytes: Array<number>, value: number): void => {
  let rest = value | 0
  for (;;) {
    const low = rest & 0x7f
    rest >>= 7
    const done = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
    bytes.push(done ? low : low | 0x80)
    if (done) return
  }
}
