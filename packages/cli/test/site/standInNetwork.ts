// This runs again for each file of a worker; the imported module and its listener are kept.
import "./network.ts"
