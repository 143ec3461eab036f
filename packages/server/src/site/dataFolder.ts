import { join } from "node:path"

/** The locations of everything that a site stores on disk. */
export interface DataFolder {
  readonly folder: string
  /** The site's files and the embedded database, created together and present only when complete. */
  readonly site: string
  /**
   * The folder of a site being created by a first start. If that start is interrupted, the folder remains, and the next
   * start begins again.
   */
  readonly unfinishedSite: string
  /** The deliveries folder, with one folder per order: the list, its keys, and its manifest. */
  readonly deliveries: string
  /** The files of service orders, copied here by the operator. */
  readonly serviceFiles: string
  /** The sandbox payment processor's own ledger. */
  readonly processor: string
}

export const dataFolder = (folder: string): DataFolder => ({
  folder,
  site: join(folder, "site"),
  unfinishedSite: join(folder, "site.unfinished"),
  deliveries: join(folder, "deliveries"),
  serviceFiles: join(folder, "service-files"),
  processor: join(folder, "sandbox-processor"),
})

export const databaseFolder = (site: string): string => join(site, "database")
