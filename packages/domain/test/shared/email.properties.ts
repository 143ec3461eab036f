import fc from "fast-check"
import { isEmail, isSignInEmail } from "../../src/shared/email.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

/** Short texts of the characters that matter. */
const text = fc.string({ unit: fc.constantFrom("a", "@", ".", " ", ","), maxLength: 7 })

/** Returns the positions of each @ in a text that has no spaces around it. */
const places = (address: string): ReadonlyArray<number> =>
  address.split("").flatMap((character, at) => (character === "@" ? [at] : []))

/** The rule of p5-email, spelled out character by character. */
export const emailSentences = sentencesAbout(
  "shared",
  always(
    "an email address holds an @, none of its @ is first or last, and nothing parts it in two",
    fc.property(text, (typed) => {
      const address = typed.trim()
      const at = places(address)
      const spelt =
        at.length > 0 &&
        at.every((place) => place > 0 && place < address.length - 1) &&
        !address.includes(" ") &&
        !address.includes(",")
      return isEmail(typed) === spelt
    }),
  ),
  always(
    "whoever has an email address may sign in with it",
    fc.property(text, (typed) => !isEmail(typed) || isSignInEmail(typed)),
  ),
)
