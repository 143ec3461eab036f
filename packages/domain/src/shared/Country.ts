/** The countries that an order may come from [ob9-media-and-countries]. */
export const COUNTRIES = ["US", "CA"] as const
export type Country = (typeof COUNTRIES)[number]

/** The country that an address form begins with. */
export const DEFAULT_COUNTRY: Country = "US"
