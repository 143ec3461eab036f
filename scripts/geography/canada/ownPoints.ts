/**
 * Latitude and longitude of FSAs by hand, about a kilometer true: of those that the dump lost with the names before them, and of
 * those that it puts more than 10 kilometers beside their towns, into another county or another part of a city.
 */
export const OWN_POINTS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  A1Y: [47.7332, -53.2148],
  B2C: [45.96, -60.8],
  B2E: [45.77, -60.55],
  B2J: [45.72, -60.24],
  B4R: [45.07, -64.59],
  E1H: [46.1506, -64.68],
  E2E: [45.4165, -65.99],
  E2H: [45.3481, -65.99],
  E3C: [45.9356, -66.69],
  H0M: [45.0, -74.65],
  J9Y: [48.2366, -79.0231],
  K0C: [45.2228, -74.75],
  K0H: [44.45, -76.48],
  K0K: [44.0594, -77.35],
  K1N: [45.43, -75.685],
  M5C: [43.6515, -79.3754],
  P0M: [46.57, -81.2],
  V0N: [50.1182, -122.954],
  V9G: [48.9902, -123.817],
}
