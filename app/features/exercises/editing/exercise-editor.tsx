import { useFetcher } from '@remix-run/react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { errorText } from '#app/domain/errors.ts'
import type { ExerciseType } from '#app/domain/exercises/exercise-kinds.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { useBack } from '#app/ui/desk/back-link.tsx'
import { DeskButton } from '#app/ui/desk/button.tsx'
import { ConflictNotice } from '#app/ui/desk/conflict-notice.tsx'
import { DraftOffer } from '#app/ui/desk/draft-offer.tsx'
import { LeaveWarning } from '#app/ui/desk/leave-warning.tsx'
import { useKeptDraft } from '#app/ui/desk/use-kept-draft.ts'
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

export function ExerciseEditor(props: Props) {
	const { opened, documentId, personId, answer: printed, listPath } = props
	const fetcher = useFetcher<SaveAnswer>()
	const answer = fetcher.data ?? printed
	const typed = useTypedExercises(printed?.text ?? opened.text)
	const { area, text, set, current } = typed
	const [version, setVersion] = useState(opened.version)
	const [over, setOver] = useState(printed?.over)
	const [isScripted, setIsScripted] = useState(false)
	const [isAsking, setIsAsking] = useState(printed?.asks ?? false)
	const [refusal, setRefusal] = useState<string>()
	const form = useRef<HTMLFormElement>(null)
	const formId = useId()
	const toast = useToast()
	const goBack = useBack(listPath)
	const isSaving = fetcher.state !== 'idle'
	const count = set.exercises.length
	const isChanged = text !== opened.text
	const draft = useKeptDraft({
		...{ person: personId, document: `exercises:${documentId}`, version, stored: opened.text },
	})
	const { keep, forget } = draft

	useEffect(() => setIsScripted(true), [])

	const saved = fetcher.data?.saved
	useEffect(() => {
		if (saved === undefined) return
		forget()
		toast({ tone: 'success', text: `${saved} exercise(s) saved.` })
		goBack()
	}, [saved, forget, toast, goBack])

	useEffect(() => {
		if (isChanged) keep(text)
		else forget()
	}, [isChanged, text, keep, forget])

	// A set that was saved since then is another one to be asked about.
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
	useEffect(() => setOver(printed?.over), [fetcher.data])

	function restore() {
		const found = draft.restore()
		if (!found) return
		typed.replace(found.text)
		setVersion(Number(found.version))
	}

	function check(event: FormEvent<HTMLFormElement>) {
		const { nativeEvent } = event
		const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
		const { exercises, failed } = readExerciseSet(area.current?.value ?? '')
		const [name, value] = [button?.getAttribute('name'), button?.getAttribute('value')]
		const isTold = name === 'skip'
		if (name === 'over') setOver(Number(value))
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
	const theirs = isSaving || refusal ? undefined : answer?.theirs
	return (
		<div className="grid items-start gap-4 lg:grid-cols-2">
			<LeaveWarning isChanged={isChanged && saved === undefined} />
			{draft.offered && (
				<div className="lg:col-span-2">
					<DraftOffer
						draft={draft.offered}
						isOutdated={draft.offered.version !== String(opened.version)}
						onRestore={restore}
						onDiscard={draft.discard}
					/>
				</div>
			)}
			<fetcher.Form
				ref={form}
				id={formId}
				method="post"
				onSubmit={check}
				onKeyDown={saveByKey}
				className="grid min-w-0 gap-3"
			>
				<input type="hidden" name="version" value={version} />
				{over !== undefined && <input type="hidden" name="over" value={over} />}
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
					{problems.length > 0 && !isSaving && !theirs && (
						<p role="alert" className="wrap-anywhere text-cinnabar-deep">
							{problems.join(' ')}
						</p>
					)}
				</div>
				{theirs && (
					<>
						<ConflictNotice
							sentence={problems.join(' ')}
							text={text}
							saveAnyway={{ name: 'over', value: theirs.version }}
							theirs={{ text: theirs.text }}
						/>
						<noscript>
							<pre className="wrap-anywhere whitespace-pre-wrap text-sm">{theirs.text}</pre>
						</noscript>
					</>
				)}
				<FormatHelp />
			</fetcher.Form>
			<ExercisePreview blocks={set.blocks} current={current} goTo={typed.goTo} />
			{isAsking && (
				<SkipDialog
					failed={set.failed}
					count={count}
					form={formId}
					onClose={() => {
						setIsAsking(false)
						setOver(undefined)
					}}
				/>
			)}
		</div>
	)
}
