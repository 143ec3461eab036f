import { Schema } from "effect"

/** The customer-data services, in the order of their cards. */
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

/** The services that a user has; each shows only if its flag is true [p6-service-menu]. */
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
