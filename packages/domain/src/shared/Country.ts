/** The countries that an order may come from. spec: order-builder §9 [ob9-media-and-countries] */
export const COUNTRIES = ["US", "CA"] as const
export type Country = (typeof COUNTRIES)[number]

/** spec: order-builder §3 (CountryCode, default US) */
export const DEFAULT_COUNTRY: Country = "US"
