/** A number below 2^32 in the variable-length form of WebAssembly. */
export const unsigned = (value: number): ReadonlyArray<number> => {
  const bytes: Array<number> = []
  let rest = value
  do {
    const low = rest % 128
    rest = Math.floor(rest / 128)
    bytes.push(rest > 0 ? low | 0x80 : low)
  } while (rest > 0)
  return bytes
}

/** A 32-bit number with a sign in the variable-length form of WebAssembly. */
export const signed = (value: number): ReadonlyArray<number> => {
  const bytes: Array<number> = []
  let rest = value | 0
  for (;;) {
    const low = rest & 0x7f
    rest >>= 7
    const done = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
    bytes.push(done ? low : low | 0x80)
    if (done) return bytes
  }
}
