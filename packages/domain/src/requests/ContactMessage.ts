import type { User } from "../account/User.ts"
import type { FieldProblems } from "../shared/FieldProblems.ts"
import { formProblems, type FormRules } from "../shared/FieldRule.ts"
import { EMAIL_MUST_BE_VALID, ITS_REQUIRED } from "../shared/Notices.ts"
import { type ContactInquiry, type InquiryOrigin, originOf } from "./ContactInquiry.ts"

/** A message from Contact Us or from the form next to the page, as typed so far. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly message: string
}

/**
 * Returns the initial form, with the signed-in user and the subject of the message, such as the service that the user
 * is asking about. `user` is null for a guest; `about` is '' for any subject.
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

/** Turns a message into an inquiry. The name is sent as typed, because the family name can't be derived from it. */
export const inquiryOfMessage = (
  { name, email, message }: ContactMessage,
  origin: InquiryOrigin,
): ContactInquiry => ({
  ...originOf(origin),
  firstName: name.trim(),
  lastName: "",
  company: "",
  email: email.trim(),
  comment: message.trim(),
  quantity: "",
  source: "",
})
