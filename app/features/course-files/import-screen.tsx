import { Form, Link, useNavigation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { largestZip } from '#app/domain/course-files/limits.ts'
import { megabytes } from '#app/domain/media/megabytes.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Field } from '#app/ui/field.tsx'
import { fieldProblem } from '#app/ui/form-answer.ts'
import type { ImportAnswer } from './import-answer.ts'
import { FileProblems, ImportOutcome } from './import-outcome.tsx'

type Props = { answer: ImportAnswer | undefined }

/** Imports a course or a lesson from a zip, after a look at what would change. */
export function ImportScreen({ answer }: Props) {
	const form = useRef<HTMLFormElement>(null)
	const { formData, state } = useNavigation()
	const intent = state === 'idle' ? undefined : (formData?.get('intent') ?? 'check')
	// An answer belongs to the file that was sent.
	const [editedAfter, setEditedAfter] = useState<ImportAnswer>()
	const isShown = answer !== undefined && editedAfter !== answer
	const isChecked = isShown && answer.outcome === 'checked'

	const outcome = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer comes into view once
	useEffect(() => {
		outcome.current?.scrollIntoView({ block: 'nearest' })
	}, [answer])

	/** Another file has another plan; another way changes the plan at once. */
	function onChange({ target }: FormEvent<HTMLFormElement>) {
		if (target instanceof HTMLSelectElement) form.current?.requestSubmit()
		else setEditedAfter(answer)
	}

	return (
		<AdminPage
			above={
				<Breadcrumb
					parts={[
						<Link key="courses" to="/admin/courses" className="underline">
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
						hint={`A zip from Export, at most ${megabytes(largestZip)} MB. You see the changes before anything is saved.`}
						problem={isShown ? fieldProblem(answer, 'file') : undefined}
					/>
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
							<div className="grid justify-items-start gap-2">
								<AdminButton
									look="primary"
									name="intent"
									value="import"
									isBusy={intent === 'import'}
									busyLabel="Importing..."
								>
									Import
								</AdminButton>
								<p className="hidden text-ink-soft [@media(scripting:none)]:block">
									To import it, choose the same file again.
								</p>
							</div>
						)}
					</div>
				)}
			</Form>
		</AdminPage>
	)
}
