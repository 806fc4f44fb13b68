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
 * A password's field, with a button that shows what is typed at the end of its label's line: nothing moves when script comes, and
 * nothing stands empty without it.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = usePage()
  const [isShown, setIsShown] = useState(false)
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return (
    <div className="password">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button
        look="quiet"
        size="small"
        className={hasScript ? 'password-show' : 'password-show invisible'}
        aria-controls={props.id ?? props.name}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'security.hidePassword' : 'security.showPassword')}
      </Button>
    </div>
  )
}
