import { crc32, inflateRawSync } from "node:zlib"

/** What a reader of ZIP archives finds in the directory at its end; every checksum is held against the content. */
export const unzip = (archive: Buffer): ReadonlyMap<string, string> => {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error("no archive")
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error("no entry")
    const [crc, packed, length] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field))
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      archive.readUInt16LE(at + field),
    )
    const local = archive.readUInt32LE(at + 42)
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength)
    if (archive.readUInt32LE(local) !== 0x04034b50) throw new Error("no file")
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = inflateRawSync(archive.subarray(start, start + (packed ?? 0)))
    if (content.length !== length || crc32(content) !== crc) throw new Error(`${name} is damaged`)
    files.set(name, content.toString("utf8"))
    at += 46 + nameLength + extra + comment
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
export const readWorkbook = (
  archive: Buffer,
): ReadonlyArray<{ readonly name: string; readonly rows: ReadonlyArray<ReadonlyArray<string>> }> => {
  const files = unzip(archive)
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
