import { rm } from "node:fs/promises"
import { constants, setPriority } from "node:os"
import { join } from "node:path"
import { Option } from "effect"
import { forkModule } from "../files/forkModule.ts"
import { universeCountry, type UniverseManifest } from "../format/UniverseManifest.ts"
import { AddressFiles } from "./AddressFiles.ts"
import { ADDRESSES_FOLDER, readAddressManifest } from "./AddressManifest.ts"
import { StreetFinder } from "./findStreet.ts"
import { ZipCities, type ZipWithCity } from "./ZipCities.ts"

/** A universe's streets, opened for lookup. */
export interface OpenedAddresses {
  readonly files: AddressFiles
  readonly finder: StreetFinder
  readonly zipCities: ZipCities
}

/** Builds a universe's streets in a separate process, at a lower priority than all other work on the machine. */
const build = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = forkModule("./main.ts", import.meta.url, [folder])
    let reason = "the process that builds it stopped"
    child.on("message", (message) => {
      if (typeof message === "string") reason = message
    })
    child.on("error", reject)
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(reason))))
    if (child.pid === undefined) return
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW)
    } catch {}
  })

/**
 * The streets in a universe's addresses, opened on the first request. If a universe has no street files (because an
 * earlier release built it, for example), that request starts building them, and no street is found until they're
 * ready. Damaged files are rebuilt.
 */
export class AddressBook {
  readonly #folder: string
  readonly #manifest: UniverseManifest
  readonly #zips: ReadonlyArray<ZipWithCity>
  #opening: Promise<void> | null = null
  #building: Promise<void> | null = null
  #open: OpenedAddresses | null = null

  /** Creates a folder's address book; `manifest` is the manifest in that folder. */
  constructor(folder: string, manifest: UniverseManifest, zips: ReadonlyArray<ZipWithCity>) {
    this.#folder = folder
    this.#manifest = manifest
    this.#zips = zips
  }

  /**
   * Waits for files that are on the disk, but not for files that have to be built first. Returns null if they aren't
   * built yet, or if the universe is for another country and so never has any.
   */
  async open(): Promise<OpenedAddresses | null> {
    if (universeCountry(this.#manifest) !== "US") return null
    this.#opening ??= this.#take()
    await this.#opening
    if (this.#open === null) this.#building ??= this.#make()
    return this.#open
  }

  /** Waits until the streets are open or have failed to open; returns null if they failed. */
  async settled(): Promise<OpenedAddresses | null> {
    if ((await this.open()) === null) await this.#building
    return this.#open
  }

  async #take(): Promise<void> {
    this.#open = await this.#openFinished()
  }

  async #make(): Promise<void> {
    try {
      await build(this.#folder)
      await this.#take()
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      process.stderr.write(
        `Couldn't build the street index for the universe ${this.#folder}, so addresses can be found only by ZIP Code and city: ${reason}\n`,
      )
    }
  }

  async #openFinished(): Promise<OpenedAddresses | null> {
    const manifest = await readAddressManifest(this.#folder, this.#manifest.snapshot)
    if (Option.isNone(manifest)) return null
    try {
      const files = await AddressFiles.open(this.#folder, manifest.value)
      const numbers = files.zips.filter((_, at) => at % 2 === 0).slice(0, -1)
      return { files, finder: new StreetFinder(files), zipCities: new ZipCities(numbers, this.#zips) }
    } catch {
      await rm(join(this.#folder, ADDRESSES_FOLDER), { recursive: true, force: true })
      return null
    }
  }
}
