export { action, loader } from '@hanap/shared/companion/log-out.server'
