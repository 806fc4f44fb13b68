export { loader } from '@hanap/shared/companion/get-started.server'
