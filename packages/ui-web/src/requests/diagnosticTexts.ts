import { DIAGNOSTIC_BUSINESS_DAYS } from "@listwright/domain/requests"

const { least, most } = DIAGNOSTIC_BUSINESS_DAYS

export const DIAGNOSTIC_TITLE = "Free data diagnostic"

/** The data diagnostic offer [p9-diagnostic-quantity] */
export const DIAGNOSTIC_OFFER = `Find out how much of your customer data is current. We look at it for free, and you get the report in ${least}-${most} business days.`

export const DIAGNOSTIC_THANKS = `We have your request and will write to you about sending the data. The report takes ${least}-${most} business days from then.`
