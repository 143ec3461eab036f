export const VEHICLE_CLASSES = [
  "Small Car",
  "Midsize Car",
  "Full-Size Car",
  "Sports Car",
  "Luxury Car",
  "Small SUV",
  "Midsize SUV",
  "Full-Size SUV",
  "Luxury SUV",
  "Minivan",
  "Pickup",
] as const
export const VEHICLE_MAKES = ["Domestic", "Asian Import", "European Import"] as const
export const VEHICLE_FUELS = ["Gasoline", "Hybrid", "Electric", "Diesel"] as const
