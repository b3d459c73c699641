import {
	type InputHTMLAttributes,
	type ReactNode,
	type SelectHTMLAttributes,
	type TextareaHTMLAttributes,
	useId,
} from 'react'
import { useFirstText } from './first-text.ts'

const control =
	'min-h-11 w-full rounded-control border border-edge bg-raised px-3 py-2 text-base text-ink placeholder:text-ink-quiet disabled:bg-sunken disabled:opacity-70 aria-invalid:border-cinnabar'

type Labelled = { label: ReactNode; hint?: string | undefined; problem?: string | undefined }

/** A labelled input with its hint and problem, linked for screen readers. */
export function Field({
	label,
	hint,
	problem,
	...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
	const id = useId()
	return (
		<Frame id={id} label={label} hint={hint} problem={problem}>
			<input {...input} {...described(id, hint, problem)} className={control} />
		</Frame>
	)
}

export function SelectField({
	label,
	hint,
	problem,
	children,
	...select
}: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
	const id = useId()
	return (
		<Frame id={id} label={label} hint={hint} problem={problem}>
			<select {...select} {...described(id, hint, problem)} className={control}>
				{children}
			</select>
		</Frame>
	)
}

type UncontrolledArea = Omit<
	TextareaHTMLAttributes<HTMLTextAreaElement>,
	'value' | 'defaultValue' | 'children'
> & { defaultValue?: string }

/** For values that may be longer than a line. */
export function TextAreaField({
	label,
	hint,
	problem,
	defaultValue = '',
	...area
}: Labelled & UncontrolledArea) {
	const id = useId()
	const firstText = useFirstText(defaultValue)
	return (
		<Frame id={id} label={label} hint={hint} problem={problem}>
			<textarea
				{...area}
				{...described(id, hint, problem)}
				defaultValue={firstText}
				className={control}
			/>
		</Frame>
	)
}

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
	label: ReactNode
	hint?: string | undefined
	problem?: string | undefined
}

/** A checkbox; the form sends `on` or nothing. */
export function CheckField({ label, hint, problem, ...input }: CheckProps) {
	const id = useId()
	return (
		<div className="grid min-h-9 grid-cols-[auto_1fr] items-center gap-x-2">
			<input {...input} {...described(id, hint, problem)} type="checkbox" className="size-4" />
			<label htmlFor={id} className="text-sm">
				{label}
			</label>
			{hint && (
				<p id={`${id}-hint`} className="col-start-2 text-ink-quiet text-sm">
					{hint}
				</p>
			)}
			{problem && (
				<p id={`${id}-problem`} className="col-start-2 text-cinnabar-deep text-sm">
					{problem}
				</p>
			)}
		</div>
	)
}

function described(id: string, hint: string | undefined, problem: string | undefined) {
	const ids = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
	return { id, 'aria-describedby': ids || undefined, 'aria-invalid': problem ? true : undefined }
}

type FrameProps = Labelled & { id: string; children: React.ReactNode }

function Frame({ id, label, hint, problem, children }: FrameProps) {
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="text-sm font-medium text-ink-soft">
				{label}
			</label>
			{children}
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-ink-quiet">
					{hint}
				</p>
			)}
			{problem && (
				<p id={`${id}-problem`} className="text-sm text-cinnabar-deep">
					{problem}
				</p>
			)}
		</div>
	)
}
