import { codes } from "../../shared/Codes.ts"

/** The use of an address in an order: the center of a radius or quantity search. */
export type AddrUsageType = "radiusAddress"

/** The codes of AddrUsageType; the specification defines only 2. */
export const addrUsageTypes = codes<AddrUsageType>({ radiusAddress: 2 })
