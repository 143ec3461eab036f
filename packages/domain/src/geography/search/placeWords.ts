const SHORT: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" }

/** Names of such letters alone are in their form already, and by far the most. */
const PLAIN = /^[A-Za-z ]*$/

/** The words of a name as they are compared: small letters without accents, apostrophes or dots. */
export const placeWords = (name: string): ReadonlyArray<string> =>
  (PLAIN.test(name) ? name.toLowerCase().split(" ") : otherWords(name)).filter((word) => word !== "")

const otherWords = (name: string): ReadonlyArray<string> =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, "")
    .split(/[^\p{L}\d]+/u)

/** A word in full: 'st' is 'saint'. */
export const fullWord = (word: string): string => SHORT[word] ?? word

/** A name as it is compared: 'St. Louis' and 'SAINT  LOUIS' are 'saint louis'. */
export const plainPlaceName = (name: string): string => placeWords(name).map(fullWord).join(" ")

/** A text in one word, as codes are compared: 'tx21' for 'TX-21'. */
export const joinedWords = (text: string): string => placeWords(text).join("")
