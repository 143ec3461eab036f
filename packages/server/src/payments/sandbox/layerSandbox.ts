import { Layer } from "effect"
import { layerProcessorsSandbox } from "./ProcessorsSandbox.ts"
import { layerSandboxLedger } from "./SandboxLedger.ts"
import { layerSandboxDatabase } from "./SandboxDatabase.ts"
import { layerSandboxVault } from "./SandboxVault.ts"

/** The whole sandbox processor on top of its folder: port, vault, and ledger. */
export const layerSandbox = (folder: string) =>
  Layer.mergeAll(layerProcessorsSandbox, layerSandboxLedger).pipe(
    Layer.provideMerge(layerSandboxVault),
    Layer.provide(layerSandboxDatabase(folder)),
  )
