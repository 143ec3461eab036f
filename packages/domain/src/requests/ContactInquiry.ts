import { codes } from "../shared/Codes.ts"
import { Schema } from "effect"

/**
 * A message as the provider receives it. `Page` is the quantity of records as typed, '' if the form doesn't have that
 * field; `PageInfo` is the page it was sent from, and `FromSite` the site's name.
 */
export const ContactInquiry = Schema.Struct({
  FirstName: Schema.String,
  LastName: Schema.String,
  Company: Schema.String,
  Email: Schema.String,
  Phone: Schema.String,
  Comment: Schema.String,
  Page: Schema.String,
  PageInfo: Schema.String,
  FromSite: Schema.String,
  Source: Schema.String,
})
export type ContactInquiry = typeof ContactInquiry.Type

/** The origin of a message. */
export interface InquiryOrigin {
  readonly pageInfo: string
  readonly siteName: string
  /** The subject of the message on the page, such as a service; missing if there's no particular subject. */
  readonly about?: string
}

/** Returns the fields that all inquiries share; no inquiry includes a phone number. */
export const originOf = ({
  about = "",
  pageInfo,
  siteName,
}: InquiryOrigin): Pick<ContactInquiry, "Phone" | "PageInfo" | "FromSite"> => ({
  Phone: "",
  PageInfo: about === "" ? pageInfo : `${pageInfo} (${about})`,
  FromSite: siteName,
})

/** The status codes of a message: 1 is sent; any other Status is a failure. */
export const inquiryStatuses = codes({ sent: 1 })

/** Tells whether a status means that the message was sent [p4-contact-steps]. */
export const isInquirySent = (status: number): boolean => inquiryStatuses.decode(status) === "sent"
