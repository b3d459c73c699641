import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { withReturn } from '#app/domain/accounts/return-path.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { usePasskeys } from './use-passkeys.ts'

type Props = {
	label: string
	/** Where to go on afterwards. */
	to: string | undefined
}

/** Signs in with a passkey. It needs a script, and is not there without one. */
export function PasskeyButton({ label, to }: Props) {
	const isAble = usePasskeys()
	const [isBusy, setIsBusy] = useState(false)
	const [problem, setProblem] = useState<string>()
	if (!isAble) return null

	async function press() {
		setIsBusy(true)
		setProblem(undefined)
		const { signInWithPasskey } = await import('./ask-passkey.ts')
		const entry = await signInWithPasskey(withReturn('/login/passkey', to))
		if (entry.ok) return window.location.assign(entry.value)
		setIsBusy(false)
		setProblem(entry.error)
	}

	return (
		<div className="grid gap-3">
			{problem && <Notice tone="error">{problem}</Notice>}
			<Button
				type="button"
				look="secondary"
				onClick={press}
				isBusy={isBusy}
				busyLabel="Waiting for your passkey..."
			>
				<KeyRound size={18} aria-hidden />
				{label}
			</Button>
		</div>
	)
}
