import fc from "fast-check"
import { deepEqual } from "node:assert/strict"
import { firstPage, pageCount, pageRows, turnPage, withTotal } from "../../src/shared/Paging.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

const pageSize = fc.integer({ min: 1, max: 20 })
const pageNumber = fc.oneof(
  fc.integer({ min: -5, max: 60 }),
  fc.double(),
  fc.constantFrom(Infinity, -Infinity, Number.NaN),
)

export const pagingSentences = sentencesAbout(
  "shared",
  always(
    "the pages of a list hold each row once, in order, and none is empty",
    fc.property(fc.array(fc.string(), { maxLength: 60 }), pageSize, (rows, size) => {
      const paging = withTotal({ ...firstPage("history"), pageSize: size }, rows.length)
      const pages = Array.from({ length: pageCount(rows.length, size) }, (_, at) =>
        pageRows(rows, turnPage(paging, at + 1)),
      )
      deepEqual(pages.flat(), rows)
      return pages.every((page) => page.length > 0 && page.length <= size)
    }),
  ),
  always(
    "whatever page is asked for, the one that opens is there",
    fc.property(fc.nat({ max: 500 }), pageSize, pageNumber, (total, size, wanted) => {
      const paging = withTotal({ ...firstPage("history"), pageSize: size }, total)
      const opened = turnPage(paging, wanted)
      return (
        Number.isInteger(opened.pageNumber) &&
        opened.start === (opened.pageNumber - 1) * size &&
        opened.start >= 0 &&
        (opened.start < total || (total === 0 && opened.pageNumber === 1))
      )
    }),
  ),
)
