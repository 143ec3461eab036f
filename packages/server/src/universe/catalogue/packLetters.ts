/** Letters of a name that a universe can tell apart. */
export const PACKED_LETTERS = 6

/** Place of the blank that follows a name's end: it sorts before A. */
const FIRST = 0
/** Place of Z. */
const LAST = 26

const pack = (letters: string, fill: number): number => {
  let packed = 0
  for (let place = 0; place < PACKED_LETTERS; place++) {
    const letter = place < letters.length ? letters.charCodeAt(place) - 64 : fill
    packed = packed * 27 + letter
  }
  return packed
}

/** Case-insensitive and without anything that is not a letter A to Z: 'O'Neil' packs as ONEIL. Order is kept. */
export const packLetters = (name: string): number => pack(name.toUpperCase().replaceAll(/[^A-Z]/g, ""), FIRST)

/** The largest packed name that starts with these letters. */
export const packLastWithPrefix = (prefix: string): number =>
  pack(prefix.toUpperCase().replaceAll(/[^A-Z]/g, ""), LAST)
