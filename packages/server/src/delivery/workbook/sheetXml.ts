/** The maximum number of characters in a workbook cell. */
const LONGEST = 32_767

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" }

/**
 * Escapes text for XML, including text that a reader would mistake for an escaped character (ISO 29500, ST_Xstring).
 */
const xmlText = (value: string): string =>
  value
    .slice(0, LONGEST)
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll(/[&<>\r]/g, (found) => ENTITIES[found] ?? found)

/** Returns a column's name: A to Z, AA... */
export const columnName = (column: number): string => {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** Renders a row of strings; rows are counted from 1. No string becomes a formula or number, whatever it looks like. */
export const rowXml = (row: number, cells: ReadonlyArray<string>, columns: ReadonlyArray<string>): string => {
  let xml = `<row r="${row}">`
  for (const [at, cell] of cells.entries())
    if (cell !== "")
      xml += `<c r="${columns[at] ?? ""}${row}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
  return `${xml}</row>`
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const PACKAGE = "http://schemas.openxmlformats.org/package/2006"
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"

/** The XML before a sheet's rows, which freezes the first row. */
export const SHEET_HEAD = `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
export const SHEET_TAIL = "</sheetData></worksheet>"

export const sheetPath = (sheet: number): string => `xl/worksheets/sheet${sheet}.xml`

/** Returns a workbook's files, except for its sheets; sheets are counted from 1. */
export const workbookXml = (
  sheets: ReadonlyArray<number>,
): ReadonlyArray<{ readonly name: string; readonly text: ReadonlyArray<string> }> => {
  const each = (xml: (sheet: number) => string): string => sheets.map(xml).join("")
  const file = (name: string, xml: string) => ({ name, text: [DECLARATION, xml] })
  return [
    file(
      "[Content_Types].xml",
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${each((sheet) => `<Override PartName="/${sheetPath(sheet)}" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    ),
    file(
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    file(
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((sheet) => `<sheet name="${sheet === 1 ? "List" : `List ${sheet}`}" sheetId="${sheet}" r:id="rId${sheet}"/>`)}</sheets></workbook>`,
    ),
    file(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGE}/relationships">${each((sheet) => `<Relationship Id="rId${sheet}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`)}</Relationships>`,
    ),
  ]
}
