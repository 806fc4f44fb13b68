export { tellDecisions } from './verification/tell-decisions.ts'
