import '@hanap/shared/service-worker/off'
