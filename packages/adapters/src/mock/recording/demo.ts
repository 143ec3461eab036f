/** The demo user, who orders everything that is recorded. */
export const DEMO = { email: "demo@listwright.example", password: "Demo-Portal-2026" }

/** The demo reseller, for what no other user may do. */
export const RESELLER = { email: "reseller@listwright.example", password: "Demo-Portal-2026" }

/** What the demo user orders. */
export const LIST_TYPE = 10

/** A business source, for the calls that no other source has. */
export const BUSINESS = 170
