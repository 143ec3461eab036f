/** Markup that's safe to insert into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | Html | ReadonlyArray<Html>

const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)

const markupOf = (value: Value): string => {
  if (typeof value === "string") return escaped(value)
  return value instanceof Html ? value.text : value.map(({ text }) => text).join("")
}

/** Builds markup with values, escaping text both between tags and in quoted attributes. */
export const html = (strings: TemplateStringsArray, ...values: ReadonlyArray<Value>): Html =>
  new Html(
    strings.map((markup, at) => markup + (at < values.length ? markupOf(values[at] ?? "") : "")).join(""),
  )
