/**
 * Letters of Latin alphabets that Unicode does not take apart into a letter of A to Z and accents, in capitals, with what
 * stands for them where there is nothing else. Ä, É, Ç, Ñ and the like are taken apart and need no line here.
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

/** Only letters: a fraction or a raised figure taken apart would become digits that nobody wrote. */
const takeApart = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (letters) => letters.normalize("NFKD")).normalize("NFD")

/**
 * A text in capitals without accents, with letters A to Z for all letters of Latin alphabets: 'Łukasz Straße' is 'LUKASZ
 * STRASSE'. Blanks, digits and signs stay, and so do letters of other alphabets (Greek, Cyrillic, Chinese), for which
 * nothing of A to Z could stand. Idempotent.
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
