import { useFetcher } from '@remix-run/react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { errorText } from '#app/domain/errors.ts'
import type { ExerciseType } from '#app/domain/exercises/exercise-kinds.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { useBack } from '#app/ui/desk/back-link.tsx'
import { DeskButton } from '#app/ui/desk/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { ExerciseCounter } from './exercise-counter.tsx'
import { ExercisePreview } from './exercise-preview.tsx'
import { FormatHelp } from './format-help.tsx'
import type { ExercisesForEditing } from './queries.server.ts'
import type { SaveAnswer } from './save-answer.ts'
import { SkipDialog } from './skip-dialog.tsx'
import { useTypedExercises } from './use-typed-exercises.ts'

const templateNames: [ExerciseType, string][] = [
	['choice', 'Choice'],
	['multiple', 'Multiple Choice'],
	['true_false', 'True/False'],
]

type Props = {
	opened: Pick<ExercisesForEditing, 'text' | 'version'>
	/** Where drafts of it are kept: which lesson's, and whose. */
	documentId: string
	personId: string
	/** What the last save answered, where no script keeps the page. */
	answer: SaveAnswer | undefined
	/** Where the lesson stands in the lists. */
	listPath: string
}

export function ExerciseEditor({ opened, answer: printed, listPath }: Props) {
	const fetcher = useFetcher<SaveAnswer>()
	const answer = fetcher.data ?? printed
	const typed = useTypedExercises(printed?.text ?? opened.text)
	const { area, set, current } = typed
	const [isScripted, setIsScripted] = useState(false)
	const [isAsking, setIsAsking] = useState(printed?.asks ?? false)
	const [refusal, setRefusal] = useState<string>()
	const form = useRef<HTMLFormElement>(null)
	const formId = useId()
	const toast = useToast()
	const goBack = useBack(listPath)
	const isSaving = fetcher.state !== 'idle'
	const count = set.exercises.length

	useEffect(() => setIsScripted(true), [])

	const saved = fetcher.data?.saved
	useEffect(() => {
		if (saved === undefined) return
		toast({ tone: 'success', text: `${saved} exercise(s) saved.` })
		goBack()
	}, [saved, toast, goBack])

	function check(event: FormEvent<HTMLFormElement>) {
		const { nativeEvent } = event
		const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
		const { exercises, failed } = readExerciseSet(area.current?.value ?? '')
		const isTold = button?.getAttribute('name') === 'skip'
		setRefusal(exercises.length === 0 ? errorText('exercises.none-valid') : undefined)
		setIsAsking(exercises.length > 0 && failed.length > 0 && !isTold)
		if (exercises.length === 0 || (failed.length > 0 && !isTold) || isSaving) event.preventDefault()
	}

	function saveByKey(event: KeyboardEvent) {
		if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
		event.preventDefault()
		form.current?.requestSubmit()
	}

	const problems = refusal ? [refusal] : (answer?.problems ?? []).map(({ text }) => text)
	return (
		<div className="grid items-start gap-4 lg:grid-cols-2">
			<fetcher.Form
				ref={form}
				id={formId}
				method="post"
				onSubmit={check}
				onKeyDown={saveByKey}
				className="grid min-w-0 gap-3"
			>
				<input type="hidden" name="version" value={opened.version} />
				{isScripted && <input type="hidden" name="scripted" value="yes" />}
				<div className="flex flex-wrap items-center justify-between gap-2">
					<label htmlFor={`${formId}-text`} className="font-semibold">
						Exercises
					</label>
					{isScripted && (
						<fieldset className="flex flex-wrap items-center gap-1.5">
							<legend className="float-left mr-1 text-ink-soft">Insert Template:</legend>
							{templateNames.map(([type, name]) => (
								<DeskButton key={type} type="button" onClick={() => typed.insertTemplate(type)}>
									{name}
								</DeskButton>
							))}
						</fieldset>
					)}
				</div>
				<textarea
					ref={area}
					id={`${formId}-text`}
					name="text"
					rows={15}
					defaultValue={typed.initial}
					onInput={typed.onInput}
					spellCheck={false}
					lang="zh-CN"
					aria-keyshortcuts="Control+S"
					className="w-full resize-y rounded-control border border-edge bg-raised px-3 py-2 text-base leading-relaxed"
				/>
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
					<DeskButton
						look="primary"
						title="Ctrl+S"
						disabled={isScripted && count === 0}
						isBusy={isSaving}
						busyLabel="Saving..."
					>
						Save {count} exercise(s)
					</DeskButton>
					<ExerciseCounter set={set} />
					{problems.length > 0 && !isSaving && (
						<p role="alert" className="wrap-anywhere text-cinnabar-deep">
							{problems.join(' ')}
						</p>
					)}
				</div>
				<FormatHelp />
			</fetcher.Form>
			<ExercisePreview blocks={set.blocks} current={current} goTo={typed.goTo} />
			{isAsking && (
				<SkipDialog
					failed={set.failed}
					count={count}
					form={formId}
					onClose={() => setIsAsking(false)}
				/>
			)}
		</div>
	)
}
