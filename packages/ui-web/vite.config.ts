import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const server = process.env["LISTWRIGHT_URL"] ?? "http://127.0.0.1:4380"

/** Everything that the server of the contract answers, for `vite dev`. */
const proxied = ["^/api/", "^/[^?]*\\.as[ph]x", "^/Common/", "^/sandbox-processor/"]

/** Browsers that know `light-dark()` and OKLCH; written for older ones the tokens would double. */
const BROWSERS = ["chrome123", "edge123", "firefox120", "safari17.5"]

/** What every page needs changes only with its versions: one file, which browsers keep over our own releases. */
const libraries = {
  name: "libraries",
  test: /node_modules\/(?:effect|react|react-dom|react-router|scheduler)\//,
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss()],
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
      output: { codeSplitting: { groups: [libraries] } },
    },
  },
})
