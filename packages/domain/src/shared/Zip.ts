import { Schema } from "effect"

/** A five-digit ZIP Code [p5-zip]. */
export const Zip = Schema.String.check(
  Schema.isPattern(/^\d{5}$/, { message: "must be a ZIP Code of 5 digits" }),
).pipe(Schema.brand("Zip"))
export type Zip = typeof Zip.Type

/** A ZIP+4 without its hyphen: nine digits [p5-zip4]. */
export const Zip4 = Schema.String.check(
  Schema.isPattern(/^\d{9}$/, { message: "must be a ZIP+4 of 9 digits" }),
).pipe(Schema.brand("Zip4"))
export type Zip4 = typeof Zip4.Type

/**
 * A ZIP Code followed by one of its carrier routes, such as 60614C001 (B, C, G, H or R and three digits).
 * [p5-carrier-route]
 */
export const CarrierRoute = Schema.String.check(
  Schema.isPattern(/^\d{5}[BCGHR]\d{3}$/, {
    message: "must be a ZIP Code and a carrier route, like 60614C001",
  }),
).pipe(Schema.brand("CarrierRoute"))
export type CarrierRoute = typeof CarrierRoute.Type

/** Returns whether a string is exactly 5 digits, with nothing before or after them [p5-zip]. */
export const isZip: (text: string) => boolean = Schema.is(Zip)

/** Returns whether a string is exactly 9 digits, without a hyphen [p5-zip4]. */
export const isZip4: (text: string) => boolean = Schema.is(Zip4)

/** Returns whether a string is a ZIP Code followed by a carrier route, in uppercase: 60614C001 [p5-carrier-route]. */
export const isCarrierRoute: (text: string) => boolean = Schema.is(CarrierRoute)
