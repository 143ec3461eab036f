/** CSV cells and lines, used for lists and all other CSV files that the product writes. */
export { csvCell, csvLine } from "@listwright/domain/shared"
