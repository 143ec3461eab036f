/** Explanations of which records each kind of suppression removes. */
export const SUPPRESSION_EXPLANATIONS = {
  orders: "Suppresses everyone delivered in your earlier orders.",
  savedCounts: "Suppresses everyone a saved count selects today.",
  files: "Suppresses the people and addresses in files you upload, such as your customers.",
} as const
