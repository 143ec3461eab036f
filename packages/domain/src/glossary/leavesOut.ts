/** Explanations of the records that each kind of suppression leaves out. */
export const LEAVES_OUT = {
  orders: "Leaves out everybody delivered in your earlier orders.",
  savedCounts: "Leaves out everybody a saved count selects today.",
  files: "Leaves out the people and addresses in files you upload, such as your customers.",
} as const
