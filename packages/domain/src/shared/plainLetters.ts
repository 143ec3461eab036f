/**
 * Latin letters that Unicode does not decompose into a letter of A to Z and accents, in capitals, with their
 * replacements. Ä, É, Ç, Ñ and the like decompose and need no line here.
 */
export const LETTERS: ReadonlyArray<readonly [letter: string, plain: string]> = [
  ["Æ", "AE"],
  ["Ð", "D"],
  ["Đ", "D"],
  ["Ɖ", "D"],
  ["Ə", "E"],
  ["Ɛ", "E"],
  ["Ħ", "H"],
  ["Ɨ", "I"],
  ["ĸ", "K"],
  ["Ł", "L"],
  ["Ŋ", "N"],
  ["Ɲ", "N"],
  ["Ø", "O"],
  ["Ɔ", "O"],
  ["Œ", "OE"],
  ["ẞ", "SS"],
  ["Ŧ", "T"],
  ["Þ", "TH"],
]

const PLAIN: ReadonlyMap<string, string> = new Map(LETTERS)
const OTHERS = new RegExp(`[${LETTERS.map(([letter]) => letter).join("")}]`, "gu")

/** Most texts have nothing that would have to be looked at. */
const BEYOND_ASCII = /[^ -~]/

/** Only letters: decomposing a fraction or a superscript would add digits that are not there. */
const takeApart = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (letters) => letters.normalize("NFKD")).normalize("NFD")

/**
 * Returns a text in capitals without accents, with letters A to Z for all Latin letters: 'Łukasz Straße' becomes
 * 'LUKASZ STRASSE'. Keeps spaces, digits and signs, and letters of other alphabets (Greek, Cyrillic, Chinese), which
 * have no replacement in A to Z. Idempotent.
 */
export const plainLetters = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? takeApart(text)
        .replaceAll(/\p{M}/gu, "")
        .toUpperCase()
        .replaceAll(OTHERS, (letter) => PLAIN.get(letter) ?? "")
    : text.toUpperCase()

/**
 * The text without the letters that have a line above. Names that were sealed before there were such lines were sealed
 * like this: 'UKASZ' for 'Łukasz'.
 */
export const withoutOtherLetters = (text: string): string =>
  BEYOND_ASCII.test(text) ? takeApart(text).toUpperCase().replaceAll(OTHERS, "") : text
