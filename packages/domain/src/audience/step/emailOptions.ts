import { Schema, SchemaTransformation } from "effect"
import { sourceTraits } from "../../catalog/listTypes.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { emailSectionReading } from "../../shared/readings.ts"

/** The option for email addresses in the list. */
export type EmailOption = NonNullable<ListDefinition["emailOption"]>

const WORDS: Readonly<Record<EmailOption, "noemail" | "onlyemail" | "email">> = {
  noEmail: "noemail",
  onlyEmail: "onlyemail",
  email: "email",
}

const optionOf = (word: "noemail" | "onlyemail" | "email"): EmailOption => {
  switch (word) {
    case "noemail":
      return "noEmail"
    case "onlyemail":
      return "onlyEmail"
    case "email":
      return "email"
  }
}

/** An email option whose encoded form is the word used in orders [ob9-email-options]. */
export const EncodedEmailOption = Schema.Literals(["noemail", "onlyemail", "email"]).pipe(
  Schema.decodeTo(
    Schema.Literals(["noEmail", "onlyEmail", "email"]),
    SchemaTransformation.transform({ decode: optionOf, encode: (option) => WORDS[option] }),
  ),
)

/** Returns the email option if the source has one (list type 260); null for other sources. */
export const allowedEmailOption = (listType: number, option: EmailOption | null): EmailOption | null =>
  sourceTraits(listType).hasEmailOption ? option : null

/** The email options in screen order. */
export const EMAIL_OPTIONS: ReadonlyArray<EmailOption> = ["noEmail", "email", "onlyEmail"]

/** Returns the display name of an email option. */
export const emailOptionName = (option: EmailOption): string => {
  switch (option) {
    case "noEmail":
      return "No email"
    case "email":
      return "Email where available"
    case "onlyEmail":
      return "Only records with email"
  }
}

/**
 * Returns whether to show the section with the email options: the source must have them, and the site must show the
 * section, which is hidden by default [ob9-email-options].
 */
export const showsEmailOptions = (
  listType: number,
  reading: (typeof emailSectionReading.options)[number],
): boolean => reading === "shown" && sourceTraits(listType).hasEmailOption
