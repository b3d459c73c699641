import { Form, Link, useLocation, useNavigation } from '@remix-run/react'
import { type FormEvent, useId } from 'react'
import { markSigningOut } from '#app/features/accounts/sign-out-elsewhere.ts'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { dataPath } from './data-path.ts'
import { markLeaving } from './forget-device.ts'

type Props = {
	userId: string
	graceDays: number
	lastDay: string
	answer: FormAnswer | undefined
}

/** Asks once more, with the password. Before scripts run it is an open box over the page. */
export function LeavingDialog({ userId, graceDays, lastDay, answer }: Props) {
	const close = useCloseDialog(dataPath())
	const { key } = useLocation()
	const isBusy = useNavigation().formMethod === 'POST'
	const when = answer?.typed?.when ?? 'later'
	const problem = formProblem(answer)

	function onSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
		const isNow = new FormData(currentTarget).get('when') === 'now'
		// An account that is kept still sends what waits in this browser.
		markLeaving(isNow ? userId : undefined)
		markSigningOut()
	}

	return (
		<Dialog title="Delete your account?" address={key} hasOwnClose onClose={() => close(false)}>
			<Form
				method="post"
				action={dataPath({ ask: 'delete' })}
				replace
				preventScrollReset
				onSubmit={onSubmit}
				className="grid gap-4"
			>
				{problem && <Notice tone="error">{problem}</Notice>}
				<fieldset className="grid gap-2">
					<legend className="mb-2 font-medium text-ink-soft text-sm">When?</legend>
					<Choice
						value="later"
						chosen={when}
						label={`In ${graceDays} days`}
						hint={`You are signed out now. Sign in before ${lastDay}, and your account stays as it is.`}
					/>
					<Choice
						value="now"
						chosen={when}
						label="At once"
						hint="Nobody can bring it back. You may want to download everything first."
					/>
					<Problem text={fieldProblem(answer, 'when')} />
				</fieldset>
				<Field
					label="Current password"
					name="currentPassword"
					type="password"
					autoComplete="current-password"
					required
					problem={fieldProblem(answer, 'currentPassword')}
				/>
				<div className="flex flex-wrap justify-end gap-2">
					<Link to={dataPath()} replace preventScrollReset className={buttonClass('secondary')}>
						Cancel
					</Link>
					<Button isBusy={isBusy} busyLabel="Deleting...">
						Delete my account
					</Button>
				</div>
			</Form>
		</Dialog>
	)
}

type ChoiceProps = { value: string; chosen: string; label: string; hint: string }

function Choice({ value, chosen, label, hint }: ChoiceProps) {
	const id = useId()
	return (
		<div className="grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-control border border-line px-3 py-2 has-checked:border-edge has-checked:bg-sunken">
			<input
				id={id}
				type="radio"
				name="when"
				value={value}
				required
				defaultChecked={value === chosen}
				aria-describedby={`${id}-hint`}
				className="size-4"
			/>
			<label htmlFor={id} className="flex min-h-9 items-center font-medium">
				{label}
			</label>
			<p id={`${id}-hint`} className="col-start-2 text-ink-soft text-sm">
				{hint}
			</p>
		</div>
	)
}

function Problem({ text }: { text: string | undefined }) {
	return text ? <p className="text-cinnabar-deep text-sm">{text}</p> : null
}
