// Runs anew for each file of a worker; the module stays, and so does what listens.
import "./network.ts"
