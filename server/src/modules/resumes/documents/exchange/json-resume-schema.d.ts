declare module '@jsonresume/schema' {
  /** Tells what of a resume is not as the published schema says; null where all is. */
  export const validate: (
    resume: object,
    callback: (errors: readonly { stack: string }[] | null, isValid: boolean) => void,
  ) => void
}
