import type { User } from "../account/User.ts"
import type { FieldProblems } from "../shared/FieldProblems.ts"
import { formProblems, type FormRules } from "../shared/FieldRule.ts"
import { EMAIL_MUST_BE_VALID, ITS_REQUIRED } from "../shared/Notices.ts"
import { type ContactInquiry, type InquiryOrigin, originOf } from "./ContactInquiry.ts"

/** A message of Contact Us or of the form next to the page, as typed so far. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly message: string
}

/**
 * Returns the form as it opens, with the signed-in user and the subject of the message, such as a service that the
 * user asks for. `user` null: a guest; `about` '': any subject.
 */
export const startingMessage = (
  user: Pick<User, "firstName" | "lastName" | "email"> | null,
  about: string,
): ContactMessage => ({
  name: user === null ? "" : `${user.firstName} ${user.lastName}`.trim(),
  email: user?.email ?? "",
  message: about === "" ? "" : `I would like to know more about ${about}.\n`,
})

const RULES: FormRules<keyof ContactMessage> = [
  ["name", [{ kind: "required", words: ITS_REQUIRED }]],
  [
    "email",
    [
      { kind: "required", words: EMAIL_MUST_BE_VALID },
      { kind: "email", words: EMAIL_MUST_BE_VALID },
    ],
  ],
  ["message", [{ kind: "required", words: ITS_REQUIRED }]],
]

/** Returns the problems of a message [p5-contact-us]. */
export const contactMessageProblems = (message: ContactMessage): FieldProblems<keyof ContactMessage> =>
  formProblems(message, RULES)

/** The name goes as it was typed: which word of it is the family name is not guessed. */
export const inquiryOfMessage = (
  { name, email, message }: ContactMessage,
  origin: InquiryOrigin,
): ContactInquiry => ({
  ...originOf(origin),
  FirstName: name.trim(),
  LastName: "",
  Company: "",
  Email: email.trim(),
  Comment: message.trim(),
  Page: "",
  Source: "",
})
