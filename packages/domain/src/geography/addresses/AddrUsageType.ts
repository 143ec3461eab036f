import { codes } from "../../shared/Codes.ts"

/** What an address of an order is used for: the middle of a radius or quantity search. */
export type AddrUsageType = "radiusAddress"

/** AddrUsageType: the specification names 2 only. */
export const addrUsageTypes = codes<AddrUsageType>({ radiusAddress: 2 })
