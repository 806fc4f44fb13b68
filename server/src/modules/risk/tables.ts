/** Hashes of where fraudulent ads wanted to be answered. */
interface FraudContactsTable {
  contact: string
  job_id: string
}

/** Hashes of runs of words that fraudulent ads have in common. */
interface FraudRunsTable {
  run: number
  job_id: string
}

export type RiskTables = {
  fraud_contacts: FraudContactsTable
  fraud_runs: FraudRunsTable
}
