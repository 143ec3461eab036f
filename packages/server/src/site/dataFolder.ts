import { join } from "node:path"
import { firstName, universeFolder, type UniversesFolder, universesOf } from "@listwright/engine/universe"

/** Where everything of a site is on disk. */
export interface DataFolder {
  readonly folder: string
  /** The site's files and the embedded database: made together, present only when finished. */
  readonly site: string
  /** The site while a first start makes it. A first start that was cut off leaves it, and the next starts over. */
  readonly unfinishedSite: string
  readonly universes: UniversesFolder
  /** The demo universe, which a first start makes unless another one was installed. */
  readonly demoUniverse: string
  /** One folder an order: the list, its keys, its manifest. */
  readonly deliveries: string
  /** The sandbox payment processor's own books. */
  readonly processor: string
}

export const dataFolder = (folder: string): DataFolder => {
  const universes = universesOf(folder)
  return {
    folder,
    site: join(folder, "site"),
    unfinishedSite: join(folder, "site.unfinished"),
    universes,
    demoUniverse: universeFolder(universes, firstName(universes)),
    deliveries: join(folder, "deliveries"),
    processor: join(folder, "sandbox-processor"),
  }
}

export const databaseFolder = (site: string): string => join(site, "database")
