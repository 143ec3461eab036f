/** The lines of lists, as of every CSV file that the product writes. */
export { csvCell, csvLine } from "@listwright/domain/shared"
