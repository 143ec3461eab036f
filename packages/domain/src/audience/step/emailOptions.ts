import { Schema, SchemaTransformation } from "effect"
import { traitsOf } from "../../catalogue/listTypes.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"

/** Whether e-mail addresses are part of the list. */
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

/** An e-mail option whose encoded form is the word of an order. spec: order-builder §9 (Email options) [ob9-email-options] */
export const EmailOptionWord = Schema.Literals(["noemail", "onlyemail", "email"]).pipe(
  Schema.decodeTo(
    Schema.Literals(["noEmail", "onlyEmail", "email"]),
    SchemaTransformation.transform({ decode: optionOf, encode: (option) => WORDS[option] }),
  ),
)

/** The e-mail option of a definition of list type 260; null for the sources without one. spec: order-builder §1 (260) */
export const allowedEmailOption = (listType: number, option: EmailOption | null): EmailOption | null =>
  traitsOf(listType).hasEmailOption ? option : null

/** The section with the e-mail options is not shown, list type 260 or not. spec: order-builder §9 [ob9-email-options] */
export const EMAIL_SECTION_SHOWN = false
