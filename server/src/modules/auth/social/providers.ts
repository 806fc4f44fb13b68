import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import { apple } from './apple.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { line } from './line.ts'
import { linkedin } from './linkedin.ts'
import type { SocialProvider, SocialSettings } from './provider.ts'

/** In the order in which they are offered, each as it writes its own name. */
export const socialNames: Readonly<Record<SocialType, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  line: 'LINE',
}

type Providers = { readonly [Type in SocialType]?: SocialProvider | undefined }

export const createProviders = (settings: SocialSettings): Providers => ({
  google: settings.google && google(settings.google),
  apple: settings.apple && apple(settings.apple),
  facebook: settings.facebook && facebook(settings.facebook),
  linkedin: settings.linkedin && linkedin(settings.linkedin),
  line: settings.line && line(settings.line),
})
