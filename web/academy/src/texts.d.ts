declare module '*?texts' {
  const keys: readonly import('@hanap/i18n/message-key').MessageKey[]
  // biome-ignore lint/style/noDefaultExport: the module stands for nothing but its list
  export default keys
}
