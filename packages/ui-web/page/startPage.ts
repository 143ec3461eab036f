import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite"
import { criticalCss } from "./criticalCss.ts"

type Starting = typeof import("../src/frame/starting/startingPage.tsx")

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The files of some chunks and of all that these import, without those that every page asks for. */
const filesOf = (bundle: Rolldown.OutputBundle, modules: ReadonlyArray<string>): ReadonlyArray<string> => {
  const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === "chunk")
  const reached = (from: ReadonlyArray<Rolldown.OutputChunk>): ReadonlySet<string> => {
    const files = new Set(from.map(({ fileName }) => fileName))
    for (const file of files)
      for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        files.add(imported)
    return files
  }
  const always = reached(chunks.filter(({ isEntry }) => isEntry))
  const wanted = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.includes(`/ui-web/src/${module}.ts`)),
    )
    if (chunk === undefined) throw new Error(`No file of the build has ${module}.`)
    return chunk
  })
  return [...reached(wanted)].filter((file) => !always.has(file)).map((file) => `/${file}`)
}

const assetsOf = (bundle: Rolldown.OutputBundle, end: string): ReadonlyArray<string> =>
  Object.keys(bundle).filter((file) => file.endsWith(end))

/**
 * Writes into index.html what the page shows before any script: the shape of its first screen with the few rules of style
 * that it needs, and what that screen will ask for. The whole style sheet comes after it, so that it does not hold the first
 * paint.
 */
export const startPage = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: "listwright-start-page",
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        const { module: starting } = await runnerImport<Starting>(
          here("../src/frame/starting/startingPage.tsx"),
          {
            configFile: false,
            logLevel: "error",
            // Packages of the workspace come from their sources, as everywhere in the build: there may be no other yet.
            environments: {
              inline: {
                resolve: { conditions: config.resolve.conditions, noExternal: [/^@listwright\//] },
              },
            },
          },
        )
        const markup = starting.startupMarkup()
        const files =
          bundle === undefined
            ? {}
            : Object.fromEntries(
                Object.entries(starting.startupModules).map(([shape, modules]) => [
                  shape,
                  filesOf(bundle, modules),
                ]),
              )
        const script = readFileSync(here("start.js"), "utf8")
          .replace("%SIGNED_IN_COOKIE%", starting.startupNames.signedInCookie)
          .replace('"%FILES%"', JSON.stringify(JSON.stringify(files)))
        const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? []
        const css = (bundle === undefined ? [] : assetsOf(bundle, ".css"))
          .map((file) => {
            const asset = bundle?.[file]
            return asset?.type === "asset" ? String(asset.source) : ""
          })
          .join("")
        const fonts = (bundle === undefined ? [] : assetsOf(bundle, ".woff2")).map(
          (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
        )
        return sheets
          .reduce((page, sheet) => page.replace(sheet, ""), html)
          .replace("<!-- START: head -->", () =>
            [
              `<style>${criticalCss(css, markup)}${starting.startupStyle()}</style>`,
              `<script>\n${script}</script>`,
              ...fonts,
            ].join("\n    "),
          )
          .replace("<!-- START: shapes -->", () => markup)
          .replace("<!-- START: style -->", () => sheets.join("").trim())
      },
    },
  }
}
