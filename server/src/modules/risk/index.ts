export { isSharedText, rememberFraud, sharedWithFrauds } from './known-frauds.ts'
export { hostsIn, lookAlike } from './look-alike.ts'
export { hashesOfRuns, longRunsOf, tokensOf } from './runs.ts'
export { type RiskSignal, riskSignals } from './signals.ts'
