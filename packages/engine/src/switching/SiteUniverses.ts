import type { UniverseName } from "@listwright/domain/catalogue"
import type { DeltaReport, ImportReport } from "../import/ImportReport.ts"
import type { ImportProgress } from "../import/ImportRequest.ts"

export type { DeltaReport, ImportReport, ImportProgress }

/** The options of every command that works on a site's universes. */
export interface SiteRequest {
  /** The site's data folder; ./.data by default. A server may be running on it. */
  readonly dataFolder?: string | undefined
}

export interface SiteImport extends SiteRequest {
  /** The mapping file. */
  readonly mapping: string
  /** The universe to load; the mapping's by default. Any other universe is refused. */
  readonly universe?: UniverseName | undefined
  /** The percentage of rows that may be refused, 1 by default. Above it, nothing is loaded. */
  readonly maxRefused?: number | undefined
  /** True if the new universe may have fewer than half the records of the one it replaces. */
  readonly mayShrink?: boolean | undefined
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined
  /** The ClickHouse servers to copy the new universe to before it's served, as in CLICKHOUSE_URL. */
  readonly clickhouseUrl?: string | undefined
  /** Aborts the work in progress; everything stays unchanged. */
  readonly signal?: AbortSignal | undefined
}

export interface SiteDelta extends SiteImport {
  /** A file of changes in the mapping's format, with an `op` column. */
  readonly changes: string
}

/** One of the universes of a site. */
export interface SiteUniverse {
  /** The name, which is also that of its folder. */
  readonly name: string
  /** The kind of records in it. */
  readonly universe: UniverseName
  /** True if its records are fictional. */
  readonly isSynthetic: boolean
  readonly folder: string
  /** True if it's the one to serve. A server that can't use it serves the previous one and reports that in its log. */
  readonly isMeant: boolean
  /** The identifier of the data snapshot. */
  readonly snapshot: string
  readonly source: string
  /** The month for which the data is correct: '2026-11'. */
  readonly vintage: string
  readonly records: number
  readonly households: number
}

/** The universes to list. */
export interface SiteList extends SiteRequest {
  /** The kind of universes to list; all by default. */
  readonly universe?: UniverseName | undefined
}

export interface SiteLoad extends SiteRequest {
  /** The universe to load; consumers by default. */
  readonly universe?: UniverseName | undefined
  readonly clickhouseUrl: string
  readonly onProgress?: ((fraction: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** A universe that is now on ClickHouse servers. */
export type Loaded = SiteUniverse & {
  /** False if the servers already had all of it. */
  readonly isNew: boolean
}

export interface SiteExplain extends SiteRequest {
  /** The universe to use; the definition's by default. Any other universe is refused. */
  readonly universe?: UniverseName | undefined
  /** A list definition, as written by `--save-definition` and in drafts. */
  readonly definition: unknown
}

/** A universe that can't be read, and the reason. */
export interface UnreadableUniverse extends Pick<SiteUniverse, "name" | "folder" | "isMeant" | "universe"> {
  readonly problem: string
}

export type Imported<Report> = SiteUniverse & {
  readonly report: Report
  /** The site's other universes with fictional records, which must not be mistaken for real ones. */
  readonly synthetic: ReadonlyArray<SiteUniverse>
}
