import { buffer } from "node:stream/consumers"
import { crc32 } from "node:zlib"
import { fromBufferPromise } from "yauzl"

/** The texts in an archive by their names; every checksum is held against the content. */
const unzip = async (archive: Buffer): Promise<ReadonlyMap<string, string>> => {
  const zip = await fromBufferPromise(archive)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`)
    files.set(entry.fileName, content.toString("utf8"))
  }
  return files
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** A text of XML, and then one of a workbook. */
const plain = (xml: string): string =>
  xml
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[name ?? ""] ?? "?") : String.fromCodePoint(Number(code)),
    )
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const columnOf = (letters: string): number =>
  letters.split("").reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The sheets of a workbook by their names, in its order: rows of cells, each with what it is. */
export const readWorkbook = async (
  archive: Buffer,
): Promise<ReadonlyArray<{ readonly name: string; readonly rows: ReadonlyArray<ReadonlyArray<string>> }>> => {
  const files = await unzip(archive)
  const file = (name: string): string => {
    const found = files.get(name)
    if (found === undefined) throw new Error(`the workbook has no ${name}`)
    return found
  }
  const targets = new Map(
    [...file("xl/_rels/workbook.xml.rels").matchAll(/<Relationship Id="(\w+)"[^>]* Target="([^"]+)"/g)].map(
      ([, id = "", target = ""]) => [id, target],
    ),
  )
  return [...file("xl/workbook.xml").matchAll(/<sheet name="([^"]+)" sheetId="\d+" r:id="(\w+)"\/>/g)].map(
    ([, name = "", id = ""]) => {
      const target = targets.get(id) ?? ""
      if (!file("[Content_Types].xml").includes(`PartName="/xl/${target}"`))
        throw new Error("no content type")
      const rows = [...file(`xl/${target}`).matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(
        ([, row = "", xml = ""], at) => {
          if (Number(row) !== at + 1) throw new Error(`row ${row} stands in place ${at + 1}`)
          const cells: Array<string> = []
          for (const [whole, letters = "", cellRow, type, text = ""] of xml.matchAll(
            /<c r="([A-Z]+)(\d+)" t="(\w+)"><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>/gs,
          )) {
            if (cellRow !== row || type !== "inlineStr") throw new Error(`a cell that is no text: ${whole}`)
            const column = columnOf(letters)
            while (cells.length < column) cells.push("")
            cells.push(plain(text))
          }
          if (xml.replaceAll(/<c .*?<\/c>/gs, "") !== "") throw new Error(`row ${row} holds more than cells`)
          return cells
        },
      )
      return { name, rows }
    },
  )
}
