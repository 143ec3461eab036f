import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"
import { type Product, startProduct } from "./product.ts"

export interface OwnProduct extends Product {
  /** Stops it, if it still runs, and removes its data. */
  readonly end: () => Promise<void>
}

/** A product for one test file alone, with a database of its own over the same people; `prepare` may change its data first. */
export const startOwnProduct = async (prepare?: (data: string) => Promise<unknown>): Promise<OwnProduct> => {
  const data = mkdtempSync(join(tmpdir(), "listwright-own-"))
  cpSync(join(inject("productData"), "universes"), join(data, "universes"), { recursive: true })
  await prepare?.(data)
  const product = await startProduct({ data })
  const end = async (): Promise<void> => {
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...product, end }
}
