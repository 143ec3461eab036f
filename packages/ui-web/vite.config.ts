import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { startPage } from "./page/startPage.ts"
import { withoutAccess } from "./page/withoutAccess.ts"

const server = process.env["LISTWRIGHT_URL"] ?? "http://127.0.0.1:4380"

/** Everything that the server of the contract answers, for `vite dev`. */
const proxied = ["^/api/", "^/[^?]*\\.as[ph]x", "^/Common/", "^/Map/", "^/sandbox-processor/"]

/** Browsers that know `light-dark()` and OKLCH; written for older ones the tokens would double. */
const BROWSERS = ["chrome123", "edge123", "firefox120", "safari17.5"]

const src = (...modules: ReadonlyArray<string>) => new RegExp(`/src/(?:${modules.join("|")})\\.tsx?$`)

/**
 * What goes into one file, each group with everything that it imports; the first group that a module fits has it. A page
 * is a few files in the order in which people get to them, where each module had a file of its own; the rest is split by
 * the screens that need it.
 */
const groups = [
  // Changes only with its versions: browsers keep it over our own releases.
  { name: "libraries", tags: ["$initial" as const], test: /node_modules/ },
  { name: "start", tags: ["$initial" as const] },
  { name: "sign-in", test: src("account/sign-in/SignInPage", "account/sign-in/SignInForm") },
  {
    name: "frame",
    test: src(
      "frame/page/Frame",
      "app/sitePorts",
      "list/guards/resolveSourceEntry",
      "list/draft/createDraftStore",
    ),
  },
  {
    name: "builder",
    test: src(
      "builder/steps/OrderFrame",
      "builder/steps/Builder",
      "builder/area-pages/GeographyPage",
      "builder/area-pages/visibleAreaScreens",
      "builder/audience/availableAudienceTabs",
    ),
  },
  // Only pages with a map load it, and its style sheet, and only those that draw the tool.
  { name: "map", test: /node_modules\/(?:maplibre-gl|@vis\.gl|@maplibre)\/|\/src\/list\/map\/map\.css$/ },
  { name: "draw", test: /node_modules\/terra-draw/ },
  { name: "icons", test: /lucide-react/, minShareCount: 2 },
  // Each with its part of React Aria.
  {
    name: "controls",
    test: src("design/\\w+"),
    entriesAware: true,
    minShareCount: 2,
  },
  {
    name: "parts",
    test: /packages/,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_500,
    minShareCount: 2,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }))

/**
 * Without the list of screens that a shared part is named after. Seven letters of the hash, the fewest that there may be, tell the files of one release from
 * those of the next; the first page names them all, and letters at random do not compress.
 */
const fileName = ({ name }: { readonly name: string }) => `assets/${name.split("~")[0]}-[hash:7].js`

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [withoutAccess(), react(), tailwindcss(), startPage()],
  resolve: { conditions: ["listwright-source", "module", "browser", "development|production"] },
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: true }])),
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    // kB before compression; `test/size.test.ts` says what a page may load.
    chunkSizeWarningLimit: 600,
    // For `npm run reach`, which reads from them what of the domain the screens run.
    sourcemap: process.env["LISTWRIGHT_SOURCE_MAPS"] !== undefined,
    target: BROWSERS,
    cssTarget: BROWSERS,
    rolldownOptions: {
      output: { chunkFileNames: fileName, codeSplitting: { groups } },
    },
  },
})
