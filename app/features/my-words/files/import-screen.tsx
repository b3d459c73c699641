import { Form, Link, useNavigation } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { importWays, wordFormats } from '#app/domain/my-words/files/import-choices.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { StudyThese } from '#app/features/flashcards/save-toggle.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { useFirstText } from '#app/ui/first-text.ts'
import { fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SignInAgain } from '#app/ui/sign-in-again.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useFileDrop } from '#app/ui/use-file-drop.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ImportAnswer } from './import-answer.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { loadKeepImport } from './load-keep-import.ts'
import { formatNames, wayNames } from './names.ts'
import { type OpenedList, openedList, sharesRow } from './opened-list.ts'

type Props = { answer: ImportAnswer | undefined }

/** Imports a list of words, after a look at what it would change. */
export function ImportScreen({ answer }: Props) {
	/** What the opened file has and its list lacks is said before and after the import. */
	const [opened, setOpened] = useState<OpenedList>()
	const before = answer?.before ?? answer?.typed?.before
	return (
		<main className="page grid max-w-3xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-8">
			<Breadcrumb
				parts={[
					<Link key="words" to="/words" className="hover:underline">
						My Words
					</Link>,
					'Import',
				]}
			/>
			<h1 className="font-display text-3xl sm:text-4xl">Import words</h1>
			{before === undefined ? (
				<ListForm answer={answer} opened={opened} onOpened={setOpened} />
			) : (
				<Imported
					answer={answer}
					before={before}
					opened={opened}
					onNext={() => setOpened(undefined)}
				/>
			)}
		</main>
	)
}

type ImportedProps = Props & { before: string; opened: OpenedList | undefined; onNext: () => void }

/** The imported words, with their Undo. */
function Imported({ answer, before, opened, onNext }: ImportedProps) {
	const isBusy = useNavigation().formData?.get('intent') === 'undo'
	const newCards = answer?.newCards ?? 0
	return (
		<>
			<FormProblem answer={answer} />
			{answer?.said && <Notice tone="success">{answer.said}</Notice>}
			<Leftovers notices={opened?.notices} />
			<div className="flex flex-wrap gap-2">
				<StudyThese count={newCards} />
				<Link to="/words" className={buttonClass(newCards > 0 ? 'secondary' : 'primary')}>
					See your words
				</Link>
				<Link to="/words/import" className={buttonClass('secondary')} onClick={onNext}>
					Import another list
				</Link>
				<Form method="post" replace preventScrollReset>
					<input type="hidden" name="before" value={before} />
					<Button
						look="secondary"
						name="intent"
						value="undo"
						isBusy={isBusy}
						busyLabel="Undoing..."
					>
						Undo
					</Button>
				</Form>
			</div>
		</>
	)
}

/** Always there, so that a screen reader says what comes into it. */
function Leftovers({ notices = [] }: { notices: readonly string[] | undefined }) {
	return (
		<div role="status" className="empty:absolute">
			{notices.length > 0 && (
				<ul className="grid gap-1 rounded-control border border-edge px-3 py-2 text-ink-soft text-sm">
					{notices.map((notice) => (
						<li key={notice}>{notice}</li>
					))}
				</ul>
			)}
		</div>
	)
}

function FormProblem({ answer }: Props) {
	const problem = formProblem(answer)
	if (!problem) return null
	return (
		<Notice tone="error">
			{problem}
			<SignInAgain path={answer?.signInPath} />
		</Notice>
	)
}

type ListProps = Props & {
	/** The file whose list stands in the box. */
	opened: OpenedList | undefined
	onOpened: (opened: OpenedList | undefined) => void
}

function ListForm({ answer, opened, onOpened }: ListProps) {
	const form = useRef<HTMLFormElement>(null)
	const area = useRef<HTMLTextAreaElement>(null)
	const hasScript = useHydrated()
	const { formData, state } = useNavigation()
	const intent = state === 'idle' ? undefined : (formData?.get('intent') ?? 'show')
	// An answer belongs to the text that was sent.
	const [editedAfter, setEditedAfter] = useState<ImportAnswer>()
	const isCurrent = answer !== undefined && editedAfter !== answer
	const isChecked = isCurrent && answer.counts !== undefined

	const outcome = useRef<HTMLDivElement>(null)
	const wasChecked = useRef(false)
	useEffect(() => {
		if (isChecked && !wasChecked.current) outcome.current?.scrollIntoView({ block: 'start' })
		wasChecked.current = isChecked
	}, [isChecked])

	function onEdit() {
		setEditedAfter(answer)
		// Without it, a failure is shown by the page's boundary.
		loadKeepImport().catch(() => {})
	}

	function onInput() {
		if (opened && !sharesRow(opened, area.current?.value ?? '')) onOpened(undefined)
		onEdit()
	}

	const opening = useOpening(area, (list) => {
		onOpened(list)
		onEdit()
	})
	const isReading = opening.name !== undefined

	/** A choice that changes the outcome applies at once. */
	function onChange({ target }: FormEvent<HTMLFormElement>) {
		if (isChecked && target instanceof HTMLSelectElement) form.current?.requestSubmit()
	}

	/** The file is about to replace the text. */
	function onSubmit(event: FormEvent<HTMLFormElement>) {
		if (isReading) event.preventDefault()
	}

	const { typed } = answer ?? {}
	const isUndone = isCurrent && answer.outcome === 'undone'
	const shown = isUndone ? undefined : opened
	return (
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
			<input type="hidden" name="echo" value={hasScript ? '' : '1'} />
			<input type="hidden" name="digest" value={isChecked ? answer.digest : ''} />
			<input type="hidden" name="chosen" value={isChecked ? answer.chosen : ''} />
			{answer?.outcome === 'undone' && <Notice tone="success">{answer.said}</Notice>}
			<ListText
				area={area}
				answer={answer}
				isReading={isReading}
				onInput={onInput}
				onFile={opening.open}
			/>
			<Leftovers notices={shown?.notices} />
			<div className="grid gap-4 sm:grid-cols-2">
				<SelectField
					label="Format"
					name="format"
					key={`format ${typed?.format}`}
					defaultValue={typed?.format ?? (answer?.isFormatChosen ? answer.format : '')}
				>
					<option value="">Detect automatically</option>
					{wordFormats.map((format) => (
						<option key={format} value={format}>
							{formatNames[format]}
						</option>
					))}
				</SelectField>
				<SelectField
					label="Import as"
					name="way"
					key={`way ${typed?.way}`}
					defaultValue={typed?.way ?? answer?.way ?? 'file'}
				>
					{importWays.map((way) => (
						<option key={way} value={way}>
							{wayNames[way]}
						</option>
					))}
				</SelectField>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<Button
					look={isChecked ? 'secondary' : 'primary'}
					name="intent"
					value="check"
					disabled={isReading}
					isBusy={intent === 'check'}
					busyLabel="Checking..."
				>
					Check
				</Button>
				<FileButton
					className={buttonClass('secondary')}
					accept={`${fileTypes},.apkg,.colpkg`}
					onFile={opening.open}
				>
					<FileText aria-hidden size={18} />
					Open file
				</FileButton>
				<p role="status" className="text-ink-quiet text-sm">
					{isReading && `Reading ${opening.name}…`}
					{!isReading && shown && <span className="sr-only">Opened {shown.name}.</span>}
				</p>
			</div>
			{isCurrent && <FormProblem answer={answer} />}
			{isChecked && (
				<div
					ref={outcome}
					aria-busy={intent !== undefined || undefined}
					className="grid scroll-my-4 grid-cols-[minmax(0,1fr)] gap-4"
				>
					<ImportOutcome answer={answer} isImporting={intent === 'import'} isReading={isReading} />
				</div>
			)}
		</Form>
	)
}

type TextProps = Props & {
	area: RefObject<HTMLTextAreaElement>
	/** A file is about to replace the text. */
	isReading: boolean
	onInput: () => void
	onFile: (file: File) => void
}

/** The list as text: typed, pasted, or the text of a dropped file. */
function ListText({ area, answer, isReading, onInput, onFile }: TextProps) {
	const firstText = useFirstText(answer?.typed?.text ?? '')
	const problem = fieldProblem(answer, 'text')
	const drop = useFileDrop(onFile)
	return (
		<div className="grid gap-1.5" {...drop.target}>
			<label htmlFor="list-text" className="font-medium text-ink-soft text-sm">
				Words
			</label>
			<textarea
				id="list-text"
				ref={area}
				name="text"
				lang="zh-CN"
				rows={8}
				wrap="off"
				defaultValue={firstText}
				placeholder={'学习\txué xí\n银行\tyín háng'}
				spellCheck={false}
				autoComplete="off"
				autoCapitalize="off"
				aria-describedby={problem ? 'list-hint list-problem' : 'list-hint'}
				aria-invalid={problem ? true : undefined}
				data-over={drop.isOver || undefined}
				readOnly={isReading}
				onInput={onInput}
				className="w-full resize-y rounded-control border border-edge bg-raised px-3 py-2 text-base leading-relaxed placeholder:text-ink-quiet aria-invalid:border-cinnabar data-over:border-cinnabar data-over:bg-cinnabar-tint"
			/>
			<p id="list-hint" className="text-ink-quiet text-sm">
				Paste a list, one word a line, or open a file from Anki (a deck package or notes in plain
				text), Pleco (text or XML) or a spreadsheet (CSV). At most 10,000 words and 2 MB. You’ll see
				a preview before anything changes.
			</p>
			{problem && (
				<p id="list-problem" role="alert" className="text-cinnabar-deep text-sm">
					{problem}
				</p>
			)}
			<label className="hidden gap-1.5 text-sm [@media(scripting:none)]:grid">
				Or a file
				<input type="file" name="file" accept={fileTypes} />
			</label>
		</div>
	)
}

const fileTypes = '.txt,.csv,.tsv,.xml,text/plain,text/csv,text/xml'

/** Puts the text of a file in the place of what stands there. The name is that of a file being read. */
function useOpening(
	area: RefObject<HTMLTextAreaElement>,
	onOpened: (opened: OpenedList) => void,
): { name: string | undefined; open: (file: File) => Promise<void> } {
	const toast = useToast()
	const [reading, setReading] = useState<File>()
	const newest = useRef<File>()
	const showError = (text: string) => toast({ tone: 'error', text, durationMs: 6000 })

	async function open(file: File) {
		newest.current = file
		setReading(file)
		try {
			const { readListFile } = await import('./list-file.ts')
			const read = await readListFile(file)
			// Another one was opened meanwhile, or an import has ended.
			if (newest.current !== file || !area.current) return
			if (!read.ok) return showError(read.error)
			area.current.value = read.value.text
			onOpened(openedList(file.name, read.value))
		} catch {
			// The code that reads files could not be loaded.
			showError(pageErrorText('text-file.unreadable'))
		} finally {
			if (newest.current === file) setReading(undefined)
		}
	}

	return { name: reading?.name, open }
}
