export type { CertificateOrder } from './certificate.ts'
export {
  type DocumentOrder,
  type OrderedEntry,
  type OrderedSection,
  type ResumeContent,
  type ResumeOrder,
  type SectionKey,
  sectionKeys,
  type Template,
  type TemplateKey,
  templates,
} from './content.ts'
export { examples } from './examples.ts'
export { type DocumentOutline, documentOutline } from './outline.ts'
export { type RenderPoolOptions, ResumeRenderPool } from './render-pool.ts'
export { RenderError } from './render-worker.ts'
