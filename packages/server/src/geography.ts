/** What an operator does with the reference geography of a site from the terminal. */

export { importGeography } from "@listwright/geography"
