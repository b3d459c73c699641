import { Form } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { ExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { isUntouched } from '#app/domain/exercises/templates.ts'
import { problemText } from '#app/domain/problem.ts'
import { EditorBar } from '#app/features/publishing/editor-bar.tsx'
import { LineDifference } from '#app/features/publishing/line-difference.tsx'
import { useLastSave, useTabContext } from '#app/features/publishing/tab-context.ts'
import { useArrivalFocus } from '#app/ui/admin/arrival-focus.ts'
import { useBack } from '#app/ui/admin/back-link.tsx'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { ConflictNotice } from '#app/ui/admin/conflict-notice.tsx'
import { DraftOffer } from '#app/ui/admin/draft-offer.tsx'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import { saveAndStay, useSaveShortcut } from '#app/ui/admin/save-by-key.ts'
import { useKeptDraft } from '#app/ui/admin/use-kept-draft.ts'
import { SignInAgain } from '#app/ui/sign-in-again.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

import { ExercisePreview } from './exercise-preview.tsx'
import type { ExercisesForEditing } from './exercises-for-editing.server.ts'
import { ExerciseFormatHelp } from './format-help.tsx'
import { SkipDialog } from './skip-dialog.tsx'
import { TemplateButtons } from './template-buttons.tsx'

import { useAskedExercise } from './use-asked-exercise.ts'
import { useSaving } from './use-saving.ts'
import { useTypedExercises } from './use-typed-exercises.ts'
import { WithCode } from './with-code.tsx'

type Props = {
	opened: Pick<ExercisesForEditing, 'text' | 'version'>
	/** The lesson; with the user it names the browser's draft. */
	documentId: string
	userId: string
	/** The list that the lesson is in. */
	listPath: string
}

/** The text of a lesson's exercises, with templates, a counter and a live preview. */
export function ExerciseEditor({ opened, documentId, userId, listPath }: Props) {
	const typed = useTypedExercises(opened.text)
	const { area, text, set, current } = typed
	const saving = useSaving(area)
	const { isSaving, saved, sent, problems, theirs } = saving
	const [version, setVersion] = useState(opened.version)
	const isReady = useHydrated()
	const lastSave = useLastSave('exercises')
	const draft = useKeptDraft({
		user: userId,
		document: `exercises:${documentId}`,
		version,
		lastOwn: lastSave?.own,
		stored: opened.text,
	})
	const { keep, forget, offered } = draft
	const toast = useToast()
	const goBack = useBack(listPath)
	const formId = useId()
	const [stored, setStored] = useState(opened.text)
	const form = useRef<HTMLFormElement>(null)
	const { about } = useTabContext()
	const [isLeaving, setIsLeaving] = useState(false)
	const isChanged = text !== stored && !isLeaving
	// Blocks with errors were left out of the save: they stay as a draft.
	const isKept = text !== stored && !(isLeaving && sent.current.isWhole)
	const count = set.exercises.length

	useEffect(() => {
		if (isKept) keep(text)
		else forget()
	}, [isKept, text, keep, forget])

	useEffect(() => {
		if (saved === undefined) return
		const { saved: count, version: now } = saved
		const { isStaying, isWhole, text: storedText } = sent.current
		if (now !== undefined) setVersion(now)
		const text = savedText(count)
		if (!isStaying) {
			// The next page has no bar that says it.
			toast({ tone: 'success', text })
			return setIsLeaving(true)
		}
		if (isWhole) setStored(storedText)
	}, [saved, sent, toast])

	// Once the page knows that nothing is unsaved, it lets go without a question.
	useEffect(() => {
		if (isLeaving) goBack()
	}, [isLeaving, goBack])

	function restore() {
		const found = draft.restore()
		if (!found) return
		typed.replace(found.text)
		setVersion(Number(found.version))
	}

	useArrivalFocus(area)
	useAskedExercise(set.blocks, typed.goTo)
	useSaveShortcut(() => {
		if (isReady && count > 0 && !isSaving) saveAndStay(form.current)
	})

	const refusal = theirs ? (
		<ConflictNotice
			sentence={problems.join(' ')}
			meanwhile={saving.meanwhile}
			did="saved these exercises"
			text={text}
			saveAnyway={{ form: formId, name: 'overwrite', value: theirs.version }}
			theirs={{
				text: theirs.text,
				differences: <LineDifference mine={text} theirs={theirs.text} />,
			}}
		/>
	) : (
		problems.length > 0 && (
			<p role="alert" className="wrap-anywhere text-cinnabar-deep">
				<WithCode text={problems.join(' ')} />
				<SignInAgain path={saving.signInPath} />
			</p>
		)
	)
	return (
		<>
			<div className="grid items-start gap-4 lg:grid-cols-2">
				<LeaveWarning isChanged={isChanged} />
				{offered && (
					<div className="lg:col-span-2">
						<DraftOffer
							draft={offered}
							isOutdated={offered.version !== String(version)}
							lastSave={lastSave}
							onRestore={restore}
							onDiscard={draft.discard}
						/>
					</div>
				)}
				<Form
					ref={form}
					id={formId}
					method="post"
					navigate={false}
					fetcherKey={saving.key}
					onSubmit={saving.check}
					className="grid min-w-0 gap-3"
				>
					<input type="hidden" name="version" value={version} />
					{saving.overwrite !== undefined && (
						<input type="hidden" name="overwrite" value={saving.overwrite} />
					)}
					<div className="flex flex-wrap items-center justify-between gap-2">
						<label htmlFor={`${formId}-text`} className="font-semibold">
							Exercises
						</label>
						<TemplateButtons insert={typed.insertTemplate} insertBorder={typed.insertBorder} />
					</div>
					<textarea
						ref={area}
						id={`${formId}-text`}
						name="text"
						rows={15}
						data-tall="below-buttons"
						defaultValue={typed.initial}
						onInput={typed.onInput}
						spellCheck={false}
						lang="zh-CN"
						aria-keyshortcuts="Control+S"
						className="admin-words w-full resize-y rounded-control border border-edge bg-raised px-3 py-2 text-base leading-relaxed"
					/>
					<ExerciseCounter set={set} />
					<ExerciseFormatHelp />
				</Form>
				<ExercisePreview
					lessonId={documentId}
					blocks={set.blocks}
					current={current}
					goTo={typed.goTo}
				/>
				{saving.isAsking && (
					<SkipDialog failed={set.failed} count={count} form={formId} onClose={saving.stopAsking} />
				)}
			</div>
			<EditorBar
				about={about}
				part="exercises"
				done={
					saved && !isSaving && !isLeaving && sent.current.isStaying
						? savedText(saved.saved)
						: undefined
				}
				isUnsaved={isChanged}
				refusal={!isSaving && refusal}
			>
				<AdminButton
					form={formId}
					look="primary"
					title="Save, and go back"
					disabled={!isReady || count === 0}
					isBusy={isSaving}
					busyLabel="Saving..."
				>
					Save {count} exercise(s)
				</AdminButton>
				<AdminButton
					form={formId}
					name="stay"
					title="Save without leaving this page (Ctrl+S)"
					disabled={!isReady || count === 0 || isSaving}
				>
					Save and stay
				</AdminButton>
			</EditorBar>
		</>
	)
}

/** "2 exercises saved." */
function savedText(count: number): string {
	return `${counted(count, 'exercise')} saved.`
}

/** The number of valid exercises, and whether some blocks have errors. */
function ExerciseCounter({ set }: { set: ExerciseSet }) {
	const { exercises, failed, problem } = set
	const hasErrors = failed.length > 0
	const untouched = exercises.filter(isUntouched).length
	return (
		<p role="status" className={problem || hasErrors ? 'text-amber' : 'text-ink-soft'}>
			{problem && problemText(problem)}
			{exercises.length > 0 && `${exercises.length} valid exercise(s) found.`}
			{hasErrors && ' Some blocks have errors.'}
			{untouched > 0 && (
				<span className="text-amber">
					{untouched === 1
						? ' 1 template is not filled in yet.'
						: ` ${untouched} templates are not filled in yet.`}
				</span>
			)}
		</p>
	)
}
