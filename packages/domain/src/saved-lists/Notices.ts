/** spec: order-builder §8 (Saved list combine) */
export const ACCOUNT_REQUIRED = "Account is required"
