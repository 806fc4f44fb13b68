import { Button } from '@hanap/ui/button'
import { type FieldTexts, TextField } from '@hanap/ui/field'
import { useEffect, useState } from 'react'
import { usePage } from '../page.tsx'

type PasswordFieldProps = FieldTexts & {
  name: string
  id?: string
  autoComplete: 'current-password' | 'new-password'
}

/**
 * A password's field, with a button that shows what is typed. Until script runs its place is kept empty, so that
 * nothing moves under a finger.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = usePage()
  const [isShown, setIsShown] = useState(false)
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <TextField
          {...props}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <Button
        look="quiet"
        size="small"
        className={hasScript ? '-ms-3.5' : 'invisible'}
        aria-controls={props.id ?? props.name}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'security.hidePassword' : 'security.showPassword')}
      </Button>
    </div>
  )
}
