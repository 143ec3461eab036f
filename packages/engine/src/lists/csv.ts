/** The CSV cells and lines used for lists and every other CSV file that the product writes. */
export { csvCell, csvLine } from "@listwright/domain/shared"
