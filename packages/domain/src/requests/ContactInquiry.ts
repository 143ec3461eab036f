import { codes } from "../shared/Codes.ts"
import { Schema } from "effect"

/**
 * A message as the provider gets it. `Page` is the quantity of records as typed, '' where none is asked for; `PageInfo`
 * the page it was sent from; `FromSite` the site's name.
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

/** Where a message comes from. */
export interface InquiryOrigin {
  readonly pageInfo: string
  readonly siteName: string
  /** What of the page was asked about, such as a service; missing: nothing of it. */
  readonly about?: string
}

/** What all inquiries have in common; none asks for a phone. */
export const originOf = ({
  about = "",
  pageInfo,
  siteName,
}: InquiryOrigin): Pick<ContactInquiry, "Phone" | "PageInfo" | "FromSite"> => ({
  Phone: "",
  PageInfo: about === "" ? pageInfo : `${pageInfo} (${about})`,
  FromSite: siteName,
})

/** The outcome of a message: 1 sent; every other Status is a failure. */
export const inquiryStatuses = codes({ sent: 1 })

/** [p4-contact-steps] */
export const isInquirySent = (status: number): boolean => inquiryStatuses.decode(status) === "sent"
