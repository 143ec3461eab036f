import { sourceTraits } from "../../catalog/listTypes.ts"
import { type FieldProblems, isBlank } from "../../shared/FieldProblems.ts"
import type { Contact } from "../../drafts/Contact.ts"
import { CONTACT_REQUIRED, UNPRINTABLE_CHARACTER_MESSAGE, INVALID_EMAIL_TEXT } from "../Notices.ts"
import { addressProblems } from "../../shared/addresses/addressProblems.ts"
import { isEmail } from "../../shared/email.ts"

/** The fields required to place an order, in the form's order [ob5-contact]. */
const TO_PLACE = [
  "orderName",
  "firstName",
  "lastName",
  "company",
  "email",
  "phone",
  "addressLine",
  "city",
  "state",
  "zip",
] as const satisfies ReadonlyArray<keyof Contact>
/** A text field in the contact form. */
export type ContactField = (typeof TO_PLACE)[number]

/** The fields required to save a count; the phone is optional. */
const TO_SAVE: ReadonlyArray<ContactField> = ["firstName", "lastName", "company", "email", "orderName"]

const problemsOf = (contact: Contact, fields: ReadonlyArray<ContactField>): FieldProblems<ContactField> => {
  const problems: Partial<Record<ContactField, string>> = {}
  for (const field of fields) {
    if (isBlank(contact[field])) problems[field] = CONTACT_REQUIRED
    else if (/\p{Cc}/u.test(contact[field])) problems[field] = UNPRINTABLE_CHARACTER_MESSAGE
  }
  if (problems.email === undefined && !isEmail(contact.email)) problems.email = INVALID_EMAIL_TEXT
  return problems
}

/**
 * Returns the contact's missing or invalid fields that prevent placing an order. Shown only after a failed attempt.
 * [ob5-contact]
 */
export const contactProblems = (contact: Contact): FieldProblems<ContactField> => {
  const problems = problemsOf(contact, TO_PLACE)
  return { ...problems, ...addressProblems(contact), ...problems }
}

/** Returns the contact's missing or invalid fields that prevent saving a count. */
export const saveCountProblems = (contact: Contact): FieldProblems<ContactField> =>
  problemsOf(contact, TO_SAVE)

/** The number of records from which 'contact me' is offered [ob9-contact-me]. */
export const MIN_CONTACT_ME_RECORDS = 10_000

/**
 * Returns whether the 'contact me' checkbox is visible: for list type 10, if both the available and the desired number
 * of records are 10,000 or more [ob5-contact-me].
 */
export const isContactMeVisible = (listType: number, available: number, desired: number): boolean =>
  sourceTraits(listType).offersContactMe && Math.min(available, desired) >= MIN_CONTACT_ME_RECORDS
