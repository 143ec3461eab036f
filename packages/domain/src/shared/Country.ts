/** The countries where orders are accepted [ob9-media-and-countries]. */
export const COUNTRIES = ["US", "CA"] as const
export type Country = (typeof COUNTRIES)[number]

/** The default country of an address form. */
export const DEFAULT_COUNTRY: Country = "US"
