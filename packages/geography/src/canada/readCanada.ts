import { PROVINCES } from "@listwright/domain/shared"
import { readTable } from "../tables/readTable.ts"
import type { FsaInfo, Province } from "./Fsa.ts"

/** The data folder; the relative path is the same from `src` and `dist`. */
const folder = new URL("../../data/", import.meta.url)

/** Reads all forward sortation areas, ascending. */
export const readFsas = (): ReadonlyArray<FsaInfo> =>
  readTable(new URL("fsas.tsv", folder)).map(([fsa = "", city = "", province = "", latitude, longitude]) => ({
    fsa,
    city,
    province,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))

/** Reads the ten provinces and three territories, in code order. */
export const readProvinces = (): ReadonlyArray<Province> =>
  readTable(new URL("provinces.tsv", folder)).map(([code = "", population]) => ({
    code,
    name: PROVINCES[code] ?? code,
    population: Number(population),
  }))
