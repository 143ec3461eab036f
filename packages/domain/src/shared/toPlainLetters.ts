/**
 * Latin letters that Unicode doesn't decompose into a letter from A to Z and accents, in uppercase, with their
 * replacements. Letters that decompose, such as Ä, É, Ç and Ñ, aren't listed.
 */
export const LETTER_REPLACEMENTS: ReadonlyArray<readonly [letter: string, plain: string]> = [
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

const PLAIN: ReadonlyMap<string, string> = new Map(LETTER_REPLACEMENTS)
const OTHERS = new RegExp(`[${LETTER_REPLACEMENTS.map(([letter]) => letter).join("")}]`, "gu")

/** Matches text that needs conversion; most text doesn't. */
const BEYOND_ASCII = /[^ -~]/

/** Decomposes letters only, because decomposing a fraction or a superscript would add digits that aren't there. */
const takeApart = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (letters) => letters.normalize("NFKD")).normalize("NFD")

/**
 * Converts text to uppercase without accents, with letters A to Z for all Latin letters: 'Łukasz Straße' becomes
 * 'LUKASZ STRASSE'. Preserves spaces, digits, punctuation, and letters of other alphabets (Greek, Cyrillic, Chinese),
 * which have no replacement in A to Z. Idempotent.
 */
export const toPlainLetters = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? takeApart(text)
        .replaceAll(/\p{M}/gu, "")
        .toUpperCase()
        .replaceAll(OTHERS, (letter) => PLAIN.get(letter) ?? "")
    : text.toUpperCase()

/**
 * Converts text the old way, dropping the letters in `LETTER_REPLACEMENTS`: 'UKASZ' for 'Łukasz'. Names sealed before
 * that table existed have this form.
 */
export const toPlainLettersLegacy = (text: string): string =>
  BEYOND_ASCII.test(text) ? takeApart(text).toUpperCase().replaceAll(OTHERS, "") : text
