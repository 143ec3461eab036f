import { saveAs } from "./saveAs.ts"

const TYPES = {
  csv: "text/csv;charset=utf-8",
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const

/** Downloads a table or a letter under its file name. */
export const saveFile = (bytes: Uint8Array, fileName: string, format: keyof typeof TYPES): void =>
  saveAs(new Uint8Array(bytes), fileName, TYPES[format])
