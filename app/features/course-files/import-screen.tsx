import { Form, Link, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { largestForm, largestZip } from '#app/domain/course-files/limits.ts'
import { courseFileErrors } from '#app/domain/errors/course-files.ts'
import { langOf } from '#app/domain/hanzi.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import { fillIn } from '#app/domain/page-errors.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Progress } from '#app/ui/admin/progress.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { fieldProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ImportAnswer } from './import-answer.ts'
import { FileProblems, ImportOutcome } from './import-outcome.tsx'
import { useParts } from './use-parts.ts'

type Props = {
	/** All courses. A single lesson may go into one of them. */
	courses: readonly { id: string; title: { en: string } }[]
	/** The course whose page led here. */
	into: string
	answer: ImportAnswer | undefined
}

/** Imports a course or a lesson from a zip, after a look at what would change. */
export function ImportScreen({ courses, into, answer }: Props) {
	const form = useRef<HTMLFormElement>(null)
	const { formData, state } = useNavigation()
	const submit = useSubmit()
	const parts = useParts()
	const sending = parts.state.kind === 'busy' ? parts.state : undefined
	const intent =
		sending?.intent ?? (state === 'idle' ? undefined : (formData?.get('intent') ?? 'check'))
	// An answer belongs to the file that was sent.
	const [editedAfter, setEditedAfter] = useState<ImportAnswer>()
	const [sizeProblem, setSizeProblem] = useState<string>()
	const isShown = answer !== undefined && editedAfter !== answer
	const isChecked = isShown && answer.outcome === 'checked'

	const outcome = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer comes into view once
	useEffect(() => {
		outcome.current?.scrollIntoView({ block: 'nearest' })
	}, [answer])

	/** Another file has another plan; another way or course changes the plan at once. */
	function onChange({ target }: FormEvent<HTMLFormElement>) {
		if (target instanceof HTMLInputElement) {
			parts.stop()
			checkSize(target)
		}
		if (target instanceof HTMLSelectElement && isChecked) form.current?.requestSubmit()
		else setEditedAfter(answer)
	}

	/** A file that is too large is not sent at all. */
	function checkSize(field: HTMLInputElement) {
		const size = field.files?.[0]?.size ?? 0
		const problem =
			size > largestZip
				? fillIn(courseFileErrors['course-file.too-large'], tooLarge(size, largestZip))
				: undefined
		field.setCustomValidity(problem ?? '')
		setSizeProblem(problem)
	}

	/** The parts of a large file go first; then the form names them. */
	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		const { nativeEvent, currentTarget } = event
		const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
		const body = new FormData(currentTarget, submitter)
		const file = body.get('file')
		if (!(file instanceof File) || file.size <= largestForm) return
		event.preventDefault()
		const hashes = await parts.send(file, body.get('intent') === 'import' ? 'import' : 'check')
		if (!hashes) return
		body.delete('file')
		body.set('parts', hashes.join())
		body.set('size', String(file.size))
		submit(body, {
			method: 'post',
			encType: 'multipart/form-data',
			replace: true,
			preventScrollReset: true,
		})
	}

	return (
		<AdminPage
			above={
				<Breadcrumb
					parts={[
						<Link
							key="courses"
							to="/admin/courses"
							className="inline-flex min-h-6 items-center underline"
						>
							Courses
						</Link>,
						'Import',
					]}
				/>
			}
			title="Import"
		>
			<Form
				ref={form}
				method="post"
				encType="multipart/form-data"
				replace
				preventScrollReset
				onChange={onChange}
				onSubmit={onSubmit}
				className="grid grid-cols-[minmax(0,1fr)] gap-4"
			>
				<input type="hidden" name="digest" value={isChecked ? answer.digest : ''} />
				<div className="grid max-w-2xl gap-3">
					<Field
						label="Course or lesson"
						name="file"
						type="file"
						required
						accept=".zip,application/zip"
						hint="A zip from Export. You see the changes before anything is saved."
						problem={sizeProblem ?? (isShown ? fieldProblem(answer, 'file') : undefined)}
					/>
					<SelectField
						label="Put a lesson into"
						name="into"
						defaultValue={answer?.into?.id ?? into}
						hint="For a new lesson only. Courses and lessons that are here stay in their place."
						problem={isShown ? fieldProblem(answer, 'into') : undefined}
					>
						<option value="">No course</option>
						{courses.map(({ id, title }) => (
							<option key={id} value={id} lang={langOf(title.en)}>
								{title.en}
							</option>
						))}
					</SelectField>
					<div>
						<AdminButton
							look={isChecked ? 'secondary' : 'primary'}
							name="intent"
							value="check"
							isBusy={intent === 'check'}
							busyLabel="Checking..."
						>
							Check
						</AdminButton>
					</div>
				</div>
				{sending && (
					<div className="grid max-w-2xl justify-items-start gap-2">
						<Progress label="Sending the file" share={sending.share} />
						<p className="text-ink-soft">
							{sending.share === undefined
								? 'Reading the file...'
								: `Sending the file: ${Math.floor(sending.share * 100)}%. Nothing is changed before you import it.`}
						</p>
						<AdminButton type="button" onClick={parts.stop}>
							Stop
						</AdminButton>
					</div>
				)}
				{parts.state.kind === 'failed' && <Notice tone="error">{parts.state.text}</Notice>}
				{isShown && answer.problems && <FormNotice answer={answer} />}
				{isShown && (
					<div
						ref={outcome}
						aria-busy={intent !== undefined || undefined}
						className="grid scroll-my-4 grid-cols-[minmax(0,1fr)] gap-4"
					>
						<FileProblems answer={answer} />
						<ImportOutcome answer={answer} />
						{isChecked && !answer.isEmpty && (
							<div>
								<AdminButton
									look="primary"
									name="intent"
									value="import"
									isBusy={intent === 'import'}
									busyLabel="Importing..."
								>
									Import
								</AdminButton>
							</div>
						)}
					</div>
				)}
			</Form>
		</AdminPage>
	)
}
