import { Schema } from "effect"
import { CarrierRoute, Zip, Zip4 } from "./Zip.ts"

/** Exactly 5 digits, nothing around them. spec: portal §5 (zip) [p5-zip] */
export const isZip: (text: string) => boolean = Schema.is(Zip)

/** Exactly 9 digits, no hyphen. spec: portal §5 (zip4) [p5-zip4] */
export const isZip4: (text: string) => boolean = Schema.is(Zip4)

/** A ZIP and a carrier route in it, in capitals: 60614C001. spec: portal §5 (crrt) [p5-carrier-route] */
export const isCarrierRoute: (text: string) => boolean = Schema.is(CarrierRoute)
