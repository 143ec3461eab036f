import { FileUnreadable } from "./FileRow.ts"

/** An element with a given name: the attributes of its tag, and its content. */
export interface XmlElement {
  readonly attributes: string
  readonly content: string
}

const damaged = () => new FileUnreadable("The workbook is damaged. Please save it again, or save it as CSV.")

/**
 * Matches the start of a tag, ignoring a namespace prefix. No part of it can match in two ways, regardless of the
 * file's content.
 */
const tag = (name: string): RegExp => new RegExp(`<(\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, "g")

/** Yields the outermost elements with the given name, in one pass through the text. */
export const xmlElements = function* (xml: string, name: string): Generator<XmlElement> {
  const start = tag(name)
  for (let found = start.exec(xml); found !== null; found = start.exec(xml)) {
    const [, prefix = "", attributes = ""] = found
    if (attributes.endsWith("/")) {
      yield { attributes, content: "" }
      continue
    }
    const close = `</${prefix}${name}>`
    const end = xml.indexOf(close, start.lastIndex)
    if (end === -1) throw damaged()
    yield { attributes, content: xml.slice(start.lastIndex, end) }
    start.lastIndex = end + close.length
  }
}

/**
 * Returns the last opening tag with the given name, and its end; undefined if there isn't one. Self-closing tags don't
 * count.
 */
export const lastOpeningTag = (
  xml: string,
  name: string,
): { readonly attributes: string; readonly end: number } | undefined => {
  const start = tag(name)
  let last: { attributes: string; end: number } | undefined
  for (let found = start.exec(xml); found !== null; found = start.exec(xml)) {
    const attributes = found[2] ?? ""
    if (!attributes.endsWith("/")) last = { attributes, end: start.lastIndex }
  }
  return last
}

/** Returns the value of a tag's attribute, whose name may have a prefix. */
export const xmlAttribute = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found?.[1] ?? found?.[2]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }
const LAST_CODE_POINT = 0x10ffff

/** Returns a string with its entities decoded. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
    },
  )
