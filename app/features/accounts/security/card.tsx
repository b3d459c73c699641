import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useId } from 'react'
import { withReturn } from '#app/domain/accounts/return-path.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'

type CardProps = { title: string; children: ReactNode }

export function Card({ title, children }: CardProps) {
	const id = useId()
	return (
		<section
			aria-labelledby={id}
			className="card grid grid-cols-[minmax(0,1fr)] content-start [&>*]:px-5 [&>*]:py-4 [&>*]:sm:px-6 [&>*:not(:last-child)]:border-b [&>*]:border-line"
		>
			<h2 id={id} className="font-display text-2xl">
				{title}
			</h2>
			{children}
		</section>
	)
}

type OpeningProps = {
	/** The summary, and what screen readers add to it. */
	label: string
	about?: string
	isOpen?: boolean
	children: ReactNode
}

/** A form that opens below its button; it needs no script. */
export function Opening({ label, about, isOpen, children }: OpeningProps) {
	return (
		<details open={isOpen || undefined} className="min-w-0">
			<summary
				className={buttonClass(
					'secondary',
					'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
				)}
			>
				{label}
				{about && <span className="sr-only"> {about}</span>}
			</summary>
			<div className="pt-3">{children}</div>
		</details>
	)
}

type FormProps = {
	intent: string
	/** The row that the form is about: its name and value. */
	about?: readonly [name: string, value: string]
	to: string | undefined
	verb: string
	busy: string
	look?: 'primary' | 'secondary'
	/** Says which row the button is about, for those who do not see it. */
	describes?: string
	children?: ReactNode
}

/** A form of this page, and the button that sends it. */
export function ChangeForm(props: FormProps) {
	const { intent, about, to, verb, busy, look = 'primary', describes, children } = props
	const sent = useNavigation().formData
	const isBusy = sent?.get('intent') === intent && (!about || sent.get(about[0]) === about[1])
	return (
		<Form
			method="post"
			action={withReturn('/settings/sign-in', to)}
			preventScrollReset
			className="grid justify-items-start gap-3 [&>div]:w-full"
		>
			<input type="hidden" name="intent" value={intent} />
			{about && <input type="hidden" name={about[0]} value={about[1]} />}
			{children}
			<Button look={look} isBusy={isBusy} busyLabel={busy}>
				{verb}
				{describes && <span className="sr-only">: {describes}</span>}
			</Button>
		</Form>
	)
}

type PasswordProps = {
	/** The page's answer, if it is about this form. */
	answer: FormAnswer | undefined
}

export function PasswordField({ answer }: PasswordProps) {
	return (
		<Field
			label="Current password"
			name="currentPassword"
			type="password"
			autoComplete="current-password"
			required
			problem={fieldProblem(answer, 'currentPassword')}
		/>
	)
}

/** The answer, if the form with this intent (and about this row) was refused. */
export function answerOf(
	answer: FormAnswer | undefined,
	intent: string,
	about?: readonly [name: string, value: string],
): FormAnswer | undefined {
	const typed = answer?.typed
	if (typed?.intent !== intent) return undefined
	return !about || typed[about[0]] === about[1] ? answer : undefined
}
