import { deflateRawSync } from "node:zlib"

/** A file of an archive that tests make. */
export interface Part {
  readonly name: string
  readonly text: string
  /** The unpacked size that its directory claims; the true size unless given. */
  readonly claims?: number
  /** True if its directory claims that it's encrypted. */
  readonly locked?: boolean
}

/** An archive with these files, packed. */
export const archive = (parts: ReadonlyArray<Part>): Buffer => {
  const locals: Array<Buffer> = []
  const entries: Array<Buffer> = []
  let offset = 0
  for (const { claims, locked = false, name, text } of parts) {
    const [raw, title] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(raw)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(raw.length, 22)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(locked ? 1 : 0, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(claims ?? raw.length, 24)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, title, packed)
    entries.push(entry, title)
    offset += local.length + title.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** A workbook whose first sheet has this XML between its rows' tags. */
export const workbook = (rows: string, strings: ReadonlyArray<string> = []): Buffer =>
  archive([
    {
      name: "xl/workbook.xml",
      text: '<workbook><sheets><sheet name="People" sheetId="1" r:id="rId7"/><sheet name="Other" sheetId="2" r:id="rId8"/></sheets></workbook>',
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: '<Relationships><Relationship Id="rId8" Target="worksheets/sheet9.xml"/><Relationship Id="rId7" Target="worksheets/people.xml"/></Relationships>',
    },
    {
      name: "xl/sharedStrings.xml",
      text: `<sst>${strings.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    },
    { name: "xl/worksheets/people.xml", text: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ])
