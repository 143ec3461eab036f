import { Schema } from "effect"

/** The customer-data services in card order. */
export const SERVICES = [
  "enhanceList",
  "cleanList",
  "emailAppend",
  "emailVerification",
  "phoneAppend",
  "phoneReverse",
  "emailReverse",
  "phoneVerification",
  "portraitReports",
] as const
export type Service = (typeof SERVICES)[number]

/** The flags for a user's services; a service is shown only if its flag is true [p6-service-menu]. */
export const ServiceFlags = Schema.Struct({
  enhanceList: Schema.Boolean,
  cleanList: Schema.Boolean,
  emailAppend: Schema.Boolean,
  emailVerification: Schema.Boolean,
  phoneAppend: Schema.Boolean,
  phoneReverse: Schema.Boolean,
  emailReverse: Schema.Boolean,
  phoneVerification: Schema.Boolean,
  portraitReports: Schema.Boolean,
})
export type ServiceFlags = typeof ServiceFlags.Type
