import { join, relative } from "node:path"
import { packPackages } from "./packPackages.ts"

/** `npm run pack`: builds the product and writes the packages that are published to `dist/packages`. */
const root = join(import.meta.dirname, "../..")

for (const { bytes, file } of packPackages(join(root, "dist/packages")))
  console.log(`${relative(root, file)}\t${(bytes / 1e6).toFixed(1)} MB`)
