export { answerDocument as default, handleError } from '@hanap/shared/router/site-entry.server'
