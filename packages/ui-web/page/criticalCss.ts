import { type Selector, transform } from "lightningcss"

const hasOnly = (selector: Selector, used: ReadonlySet<string>): boolean =>
  selector.every((part) => {
    if (part.type === "class") return used.has(part.name)
    if (part.type !== "pseudo-class" || (part.kind !== "is" && part.kind !== "where")) return true
    return part.selectors.some((inner) => hasOnly(inner, used))
  })

/** The rules of a style sheet that markup needs: those for elements, and those whose classes it has. */
export const criticalCss = (css: string, markup: string): string => {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "),
    ),
  )
  const { code } = transform({
    filename: "start.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some((selector) => hasOnly(selector, used)) ? undefined : []),
        media: ({ value }) =>
          value.query.mediaQueries.some(({ mediaType }) => mediaType === "print") ? [] : undefined,
        keyframes: ({ value }) =>
          value.name.type === "ident" && value.name.value === "skeleton" ? undefined : [],
      },
    },
  })
  return code.toString()
}
