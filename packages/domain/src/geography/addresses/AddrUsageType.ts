import { codes } from "../../shared/Codes.ts"

/** The use of an address in an order: the center of a radius or quantity search. */
export type AddrUsageType = "radiusAddress"

/** AddrUsageType: the specification names 2 only. */
export const addrUsageTypes = codes<AddrUsageType>({ radiusAddress: 2 })
