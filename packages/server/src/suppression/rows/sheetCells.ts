import { MAX_COLUMNS } from "../fileLimits.ts"
import { tooManyColumnsError } from "./FileRow.ts"
import { xmlAttribute, xmlElements, decodeEntities } from "./xmlTags.ts"

const PHONETIC = /<(?:\w+:)?rPh(?=[\s>])/

/** The number of significant digits that a spreadsheet preserves in a number. */
const KEPT_DIGITS = 15

/** Returns the text of a cell, without its phonetic reading, which comes last. */
export const sheetCellText = (xml: string): string => {
  const spoken = PHONETIC.exec(xml)
  const written = spoken === null ? xml : xml.slice(0, spoken.index)
  return [...xmlElements(written, "t")].map(({ content }) => decodeEntities(content)).join("")
}

/** Returns the column of a cell reference, from 0: 'AB12' is column 27. */
const columnOf = (reference: string | undefined): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? "") ?? []
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Marks a number rounded by a spreadsheet, so that it can't be mistaken for a person key. */
export const markRoundedNumber = (number: string): string =>
  number.replaceAll(/\D/g, "").length > KEPT_DIGITS ? `${number}, rounded by the spreadsheet` : number

const cellText = (attributes: string, content: string, strings: ReadonlyArray<string>): string => {
  const type = xmlAttribute(attributes, "t")
  if (type === "inlineStr") return sheetCellText(content)
  const [found] = xmlElements(content, "v")
  const value = decodeEntities(found?.content ?? "")
  if (type === "s") return strings[Number(value)] ?? ""
  const isNumber = type === undefined || type === "n"
  return isNumber ? markRoundedNumber(value) : value
}

/** Returns a row's cells as written, up to the last nonempty cell. `strings`: the strings shared by cells. */
export const parseCells = (xml: string, strings: ReadonlyArray<string>): ReadonlyArray<string> => {
  const cells: Array<string> = []
  for (const { attributes, content } of xmlElements(xml, "c")) {
    const column = columnOf(xmlAttribute(attributes, "r")) ?? cells.length
    const text = cellText(attributes, content, strings)
    if (column >= MAX_COLUMNS) {
      if (text.trim() !== "") throw tooManyColumnsError()
      continue
    }
    while (cells.length < column) cells.push("")
    cells[column] = text
  }
  while (cells.at(-1)?.trim() === "") cells.pop()
  return cells
}
