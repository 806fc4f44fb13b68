export {
  type ResumeContent,
  type ResumeOrder,
  type SectionKey,
  sectionKeys,
  type Template,
  type TemplateKey,
  templates,
} from './content.ts'
export { examples } from './examples.ts'
export { ResumeFailed } from './lane.ts'
export { type MakerOptions, ResumeMaker } from './maker.ts'
