import { codedSchema, codes } from "../shared/Codes.ts"

/** The geography types of the order model. */
export const geoTypes = codes({
  country: 1,
  state: 2,
  county: 3,
  city: 4,
  zip: 5,
  zipRange: 6,
  radius: 7,
  scf: 8,
  zipUpload: 9,
  metroArea: 10,
  zipRadius: 11,
  closest: 12,
  polygon: 13,
  multiRadius: 14,
  multiClosest: 15,
  multiRadiusAroundAddress: 16,
  multiZipRadius: 17,
  zipMap: 18,
  nationwide: 20,
  congressionalDistrict: 22,
  multiGeo: 23,
  multiCount: 24,
})

/** A geography type; encoded as its code. */
export const GeoType = codedSchema(geoTypes)
export type GeoType = typeof GeoType.Type
