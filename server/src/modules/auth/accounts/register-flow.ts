/** The part of an OpenFeature provider that is asked here; any provider of its kind fits. */
export interface TextFlags {
  resolveStringEvaluation(
    flagKey: string,
    defaultValue: string,
    context: { targetingKey: string },
  ): Promise<{ value: string }>
}

const FLAG = 'register_flow'
const DEFAULT_ARM = 'standard'
const ARM = /^[\w-]{1,40}$/

/** The experiment's arm for a device; the default when no provider is set or it fails. */
export const registerFlow = async (flags: TextFlags | undefined, deviceId: string): Promise<string> => {
  try {
    const resolved = await flags?.resolveStringEvaluation(FLAG, DEFAULT_ARM, { targetingKey: deviceId })
    return resolved && ARM.test(resolved.value) ? resolved.value : DEFAULT_ARM
  } catch {
    return DEFAULT_ARM
  }
}
