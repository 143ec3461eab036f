import { codes } from "../shared/Codes.ts"

/** What became of a message: 1 sent; every other Status is a failure. spec: portal §7 (send-message link) */
export const inquiryStatuses = codes({ sent: 1 })

/** spec: portal §4 (Contact modals: 'thank-you view when the response Status is 1') [p4-contact-steps] */
export const isInquirySent = (status: number): boolean => inquiryStatuses.decode(status) === "sent"
