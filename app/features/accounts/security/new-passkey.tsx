import { useRevalidator } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { usePasskeys } from '#app/features/accounts/passkeys/use-passkeys.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Opening, PasswordField } from './card.tsx'

type Props = {
	/** Takes the first recovery codes of the account. */
	onCodes: (codes: string[]) => void
}

/** Adds a passkey. The browser makes it, so that nothing works without a script. */
export function NewPasskey({ onCodes }: Props) {
	const isAble = usePasskeys()
	const { revalidate } = useRevalidator()
	const [isBusy, setIsBusy] = useState(false)
	const [problem, setProblem] = useState<string>()

	async function add(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const [name, currentPassword] = [form.get('name'), form.get('currentPassword')].map(String)
		setIsBusy(true)
		setProblem(undefined)
		const { addPasskey } = await import('#app/features/accounts/passkeys/ask-passkey.ts')
		const added = await addPasskey('/settings/sign-in/passkeys', {
			name: name ?? '',
			currentPassword: currentPassword ?? '',
		})
		setIsBusy(false)
		if (!added.ok) return setProblem(added.error)
		if (added.value) onCodes(added.value)
		revalidate()
	}

	if (!isAble) {
		return (
			<p className="text-ink-quiet text-sm">
				A passkey is made by the script of this page, and this browser can’t make one here.
			</p>
		)
	}
	return (
		<Opening label="Add a passkey">
			<form onSubmit={add} className="grid justify-items-start gap-3 [&>div]:w-full">
				{problem && <Notice tone="error">{problem}</Notice>}
				<Field
					label="Name"
					name="name"
					required
					maxLength={50}
					autoComplete="off"
					placeholder="My phone"
					hint="So that you know it in this list."
				/>
				<PasswordField answer={undefined} />
				<Button isBusy={isBusy} busyLabel="Waiting for your device...">
					Add
				</Button>
			</form>
		</Opening>
	)
}
