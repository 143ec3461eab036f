import { type Entry, openPromise, type ZipFile } from "yauzl"
import { FileUnreadable } from "./FileRow.ts"

/** The maximum unpacked size of a file, in bytes, since a small archive can unpack to any size. */
const MAX_UNPACKED = 256 * 1024 * 1024
/** The maximum number of files in an archive; their entries remain in memory while it's open. */
const MAX_FILES = 10_000

const damaged = () => new FileUnreadable("The workbook is damaged. Please save it again, or save it as CSV.")
const locked = () =>
  new FileUnreadable(
    "The workbook is password-protected. Please save it without a password, or save it as CSV.",
  )
const tooLarge = () =>
  new FileUnreadable(
    `The uncompressed workbook is larger than ${MAX_UNPACKED / 1024 / 1024} MB. Please split it, or save it as CSV.`,
  )
const tooMany = () =>
  new FileUnreadable(
    `The workbook contains more than ${MAX_FILES.toLocaleString("en-US")} files. Please save it as CSV.`,
  )

/** A workbook as an archive of files. Nothing is unpacked before the directory at its end has been checked. */
export class WorkbookArchive {
  readonly #zip: ZipFile
  readonly #entries = new Map<string, Entry>()

  private constructor(zip: ZipFile) {
    this.#zip = zip
  }

  /** Opens a file as an archive; `close` releases it. */
  static async open(path: string): Promise<WorkbookArchive> {
    // Counts how much a file unpacks to in `text`; exceeding the limit has its own reason.
    const options = { autoClose: false, validateEntrySizes: false }
    const zip = await openPromise(path, options).catch(() => Promise.reject(damaged()))
    const archive = new WorkbookArchive(zip)
    try {
      if (zip.entryCount > MAX_FILES) throw tooMany()
      for await (const entry of zip.eachEntry()) archive.#entries.set(entry.fileName, entry)
      return archive
    } catch (cause) {
      archive.close()
      throw cause instanceof FileUnreadable ? cause : damaged()
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /**
   * Streams a file's text in chunks; empty if the file doesn't exist. Rejects a file that exceeds the limit, regardless
   * of the size in its directory.
   */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name)
    if (entry === undefined) return
    if (entry.isEncrypted()) throw locked()
    if (entry.uncompressedSize > MAX_UNPACKED) throw tooLarge()
    const decoder = new TextDecoder()
    let bytes = 0
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        if (!(chunk instanceof Uint8Array)) continue
        bytes += chunk.length
        if (bytes > MAX_UNPACKED) throw tooLarge()
        yield decoder.decode(chunk, { stream: true })
      }
    } catch (cause) {
      throw cause instanceof FileUnreadable ? cause : damaged()
    }
    if (bytes !== entry.uncompressedSize) throw damaged()
  }

  close(): void {
    this.#zip.close()
  }
}
