import type { UniverseName } from "@listwright/domain/catalog"
import type { DeltaReport, ImportReport } from "../import/ImportReport.ts"
import type { ImportProgress } from "../import/ImportRequest.ts"

export type { DeltaReport, ImportReport, ImportProgress }

/** The options of all commands that work with a site's universes. */
export interface SiteRequest {
  /** The site's data folder, which a running server may be using. Defaults to ./.data. */
  readonly dataFolder?: string | undefined
}

export interface SiteImportRequest extends SiteRequest {
  /** The mapping file. */
  readonly mapping: string
  /** The universe to load. Defaults to the mapping's; any other universe is refused. */
  readonly universe?: UniverseName | undefined
  /** The maximum percentage of rejected rows; above it, nothing is loaded. Defaults to 1. */
  readonly maxRefused?: number | undefined
  /** True if the new universe may have fewer than half as many records as the one it replaces. */
  readonly mayShrink?: boolean | undefined
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined
  /** The ClickHouse servers to which the new universe is copied before it's served, as in CLICKHOUSE_URL. */
  readonly clickhouseUrl?: string | undefined
  /** The signal that aborts the work in progress, leaving everything unchanged. */
  readonly signal?: AbortSignal | undefined
}

export interface SiteDeltaRequest extends SiteImportRequest {
  /** A change file in the mapping's format, with an `op` column. */
  readonly changes: string
}

/** One of a site's universes. */
export interface SiteUniverse {
  /** The name, which is also the folder's name. */
  readonly name: string
  /** The type of records in it. */
  readonly universe: UniverseName
  /** True if the records are fictional. */
  readonly isSynthetic: boolean
  readonly folder: string
  /**
   * True if this is the universe to serve. A server that can't use it serves the previous universe and logs an error.
   */
  readonly isMeant: boolean
  /** The identifier of the data snapshot. */
  readonly snapshot: string
  readonly source: string
  /** The month for which the data is current, such as '2026-11'. */
  readonly vintage: string
  readonly records: number
  readonly households: number
}

/** A request to list universes. */
export interface SiteListRequest extends SiteRequest {
  /** The type of universe to list. Defaults to all. */
  readonly universe?: UniverseName | undefined
}

export interface SiteLoadRequest extends SiteRequest {
  /** The universe to load. Defaults to consumers. */
  readonly universe?: UniverseName | undefined
  readonly clickhouseUrl: string
  readonly onProgress?: ((fraction: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** A universe that has been copied to ClickHouse servers. */
export type LoadedUniverse = SiteUniverse & {
  /** False if the servers already had the whole universe. */
  readonly isNew: boolean
}

export interface SiteExplainRequest extends SiteRequest {
  /** The universe to use. Defaults to the definition's; any other universe is refused. */
  readonly universe?: UniverseName | undefined
  /** A list definition, as written by `--save-definition` and stored in drafts. */
  readonly definition: unknown
}

/** An unreadable universe, and the reason. */
export interface UnreadableUniverse extends Pick<SiteUniverse, "name" | "folder" | "isMeant" | "universe"> {
  readonly problem: string
}

export type ImportedUniverse<Report> = SiteUniverse & {
  readonly report: Report
  /** The site's other universes, whose records are fictional and must not be mistaken for real ones. */
  readonly synthetic: ReadonlyArray<SiteUniverse>
}
