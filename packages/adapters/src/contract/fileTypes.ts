/** The media type of a list; it specifies UTF-8 because spreadsheet programs don't detect it. */
export const CSV_TYPE = "text/csv; charset=utf-8"

/** The media type of a letter or a report. */
export const PDF_TYPE = "application/pdf"

/** The media type of a workbook (XLSX). */
export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/** The media type of a map tile (Mapbox Vector Tile). */
export const MVT_TYPE = "application/vnd.mapbox-vector-tile"

/** The media type of a drawing. */
export const SVG_TYPE = "image/svg+xml"
