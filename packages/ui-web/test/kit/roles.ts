import type { NewPerson } from "../../../../test/served/Person.ts"

/** A user in another role, working for two accounts. */
export const asRole = (role: "Reseller" | "Power User"): NewPerson => ({ role, accounts: 2 })
