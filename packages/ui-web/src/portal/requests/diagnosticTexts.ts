import { DIAGNOSTIC_BUSINESS_DAYS } from "@listwright/domain/requests"

const { least, most } = DIAGNOSTIC_BUSINESS_DAYS

export const DIAGNOSTIC_TITLE = "Free data diagnostic"

/** The data diagnostic offer [p9-diagnostic-quantity] */
export const DIAGNOSTIC_OFFER = `Find out how much of your customer data is current. We'll review it for free and send you a report in ${least}-${most} business days.`

export const DIAGNOSTIC_THANKS = `We got your request and will contact you about sending the data. After that, the report takes ${least}-${most} business days.`
