import { codes } from "../shared/Codes.ts"
import { Schema } from "effect"

/** A message as the provider receives it. */
export const ContactInquiry = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  company: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  comment: Schema.String,
  /** The number of records as typed; '' if the form doesn't have that field. */
  quantity: Schema.String,
  /** The page that the message was sent from. */
  sentFrom: Schema.String,
  siteName: Schema.String,
  source: Schema.String,
})
export type ContactInquiry = typeof ContactInquiry.Type

/** The origin of a message. */
export interface InquiryOrigin {
  readonly pageInfo: string
  readonly siteName: string
  /** The page's subject, such as a service; missing if there's no particular subject. */
  readonly about?: string
}

/** Returns the fields shared by all inquiries; no inquiry includes a phone number. */
export const commonInquiryFields = ({
  about = "",
  pageInfo,
  siteName,
}: InquiryOrigin): Pick<ContactInquiry, "phone" | "sentFrom" | "siteName"> => ({
  phone: "",
  sentFrom: about === "" ? pageInfo : `${pageInfo} (${about})`,
  siteName,
})

/** The status codes of a message: 1 means sent; any other status means failed. */
export const inquiryStatuses = codes({ sent: 1 })

/** Returns whether a status means that the message was sent [p4-contact-steps]. */
export const isInquirySent = (status: number): boolean => inquiryStatuses.decode(status) === "sent"
