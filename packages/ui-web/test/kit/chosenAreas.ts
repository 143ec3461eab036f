import type { within } from "@testing-library/react"

type Looked = ReturnType<typeof within>

/** The rows of chosen areas in a region, also those that are being looked up, without the headings. */
export const areaRows = (region: Looked): ReadonlyArray<HTMLElement> =>
  region.queryAllByRole("row").filter((row: HTMLElement) => row.querySelector("[role=columnheader]") === null)

/** Returns the names of the areas in the rows. */
export const areaNames = (region: Looked): ReadonlyArray<string | null | undefined> =>
  areaRows(region).map((row) => (row.querySelector("[role=rowheader] span") ?? row).textContent)
