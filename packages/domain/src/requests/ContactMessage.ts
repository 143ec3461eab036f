import type { User } from "../account/User.ts"
import type { FieldProblems } from "../shared/FieldProblems.ts"
import { formProblems, type FormRules } from "../shared/FieldRule.ts"
import { INVALID_EMAIL_MESSAGE, REQUIRED_FIELD_MESSAGE } from "../shared/Notices.ts"
import { type ContactInquiry, type InquiryOrigin, commonInquiryFields } from "./ContactInquiry.ts"

/** A message from Contact Us or the side form, as typed so far. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly message: string
}

/**
 * Returns the initial form, filled in with the signed-in user and the message's subject, such as the service that the
 * user is asking about. `user` is null for a guest; `about` is '' if there's no subject.
 */
export const initialContactMessage = (
  user: Pick<User, "firstName" | "lastName" | "email"> | null,
  about: string,
): ContactMessage => ({
  name: user === null ? "" : `${user.firstName} ${user.lastName}`.trim(),
  email: user?.email ?? "",
  message: about === "" ? "" : `I would like to know more about ${about}.\n`,
})

const RULES: FormRules<keyof ContactMessage> = [
  ["name", [{ kind: "required", words: REQUIRED_FIELD_MESSAGE }]],
  [
    "email",
    [
      { kind: "required", words: INVALID_EMAIL_MESSAGE },
      { kind: "email", words: INVALID_EMAIL_MESSAGE },
    ],
  ],
  ["message", [{ kind: "required", words: REQUIRED_FIELD_MESSAGE }]],
]

/** Returns the problems with a message [p5-contact-us]. */
export const contactMessageProblems = (message: ContactMessage): FieldProblems<keyof ContactMessage> =>
  formProblems(message, RULES)

/** Converts a message to an inquiry. The name is sent as typed, because the last name can't be derived from it. */
export const messageToInquiry = (
  { name, email, message }: ContactMessage,
  origin: InquiryOrigin,
): ContactInquiry => ({
  ...commonInquiryFields(origin),
  firstName: name.trim(),
  lastName: "",
  company: "",
  email: email.trim(),
  comment: message.trim(),
  quantity: "",
  source: "",
})
