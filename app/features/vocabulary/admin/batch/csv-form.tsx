import { Form, useNavigation } from '@remix-run/react'
import { FileUp } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { DraftOffer } from '#app/ui/admin/draft-offer.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { goToLine } from '#app/ui/admin/go-to-line.ts'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import type { useKeptDraft } from '#app/ui/admin/use-kept-draft.ts'
import { FileButton } from '#app/ui/file-button.tsx'
import { useFirstText } from '#app/ui/first-text.ts'
import { useToast } from '#app/ui/toast.tsx'
import { typeInto } from '#app/ui/type-into.ts'
import { useFileDrop } from '#app/ui/use-file-drop.ts'
import type { BatchAnswer } from './batch-answer.ts'
import { BatchOutcome, BatchSummary } from './batch-outcome.tsx'

type Props = {
	/** The initial text of the text area. */
	text: string
	area: RefObject<HTMLTextAreaElement>
	answer: BatchAnswer | undefined
	hint: string
	/** Keeps what is typed in this browser until it is saved. */
	draft?: ReturnType<typeof useKeptDraft>
	/** The edited words with their versions. */
	versions?: string
	/** Buttons beside Save and Validate. */
	more: ReactNode
	/** The number of words to edit. */
	count?: ReactNode
}

/** A text area to type, paste, open or drop a CSV table, and the outcome. */
export function CsvForm({ text, area, answer, hint, draft, versions, more, count }: Props) {
	const id = useId()
	const toast = useToast()
	const firstText = useFirstText(text)
	const { formData, state } = useNavigation()
	const intent = state === 'idle' ? undefined : formData?.get('intent')
	// An answer belongs to the text that was sent: hide it once the text has changed.
	const [editedAfter, setEditedAfter] = useState<BatchAnswer>()
	const isOutdated = answer !== undefined && editedAfter === answer

	const outcome = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer comes into view once
	useEffect(() => {
		outcome.current?.scrollIntoView({ block: 'nearest' })
	}, [answer])

	const isSaved = answer?.outcome === 'saved' && !isOutdated
	const forget = draft?.forget
	useEffect(() => {
		if (isSaved) forget?.()
	}, [isSaved, forget])

	const drop = useFileDrop(open)

	function isUnsaved(): boolean {
		return !isSaved && area.current !== null && area.current.value !== withPlainLines(text)
	}

	async function open(file: File) {
		const { readCsvFile } = await import('./csv-file.ts')
		const read = await readCsvFile(file)
		if (read === undefined) toast({ tone: 'error', text: pageErrorText('text-file.unreadable') })
		else replaceText(area.current, read)
	}

	return (
		<Form
			method="post"
			encType="multipart/form-data"
			replace
			preventScrollReset
			className="grid gap-3"
			{...drop.target}
		>
			{versions !== undefined && <input type="hidden" name="versions" value={versions} />}
			{draft?.offered && (
				<DraftOffer
					draft={draft.offered}
					onRestore={() => replaceText(area.current, draft.restore()?.text ?? '')}
					onDiscard={draft.discard}
				/>
			)}
			<div className="flex flex-wrap items-baseline justify-between gap-2">
				<label htmlFor={id} className="font-medium text-ink-soft text-sm">
					CSV
				</label>
				{count}
			</div>
			<textarea
				id={id}
				ref={area}
				name="text"
				rows={15}
				wrap="off"
				defaultValue={firstText}
				spellCheck={false}
				autoComplete="off"
				autoCapitalize="off"
				aria-describedby={`${id}-hint`}
				aria-invalid={(answer?.problems && !answer.isUnsent && !isOutdated) || undefined}
				data-over={drop.isOver || undefined}
				onInput={({ currentTarget: { value } }) => {
					setEditedAfter(answer)
					if (value === withPlainLines(text)) draft?.forget()
					else draft?.keep(value)
				}}
				className="w-full resize-y rounded-control border border-edge bg-raised px-3 py-2 text-ink text-sm leading-relaxed aria-invalid:border-cinnabar data-over:border-cinnabar data-over:bg-cinnabar-tint"
			/>
			<p id={`${id}-hint`} className="text-ink-quiet">
				{hint}
			</p>
			<div className="flex flex-wrap items-center gap-2">
				<AdminButton
					look="primary"
					name="intent"
					value="save"
					isBusy={intent === 'save'}
					busyLabel="Saving..."
				>
					Save
				</AdminButton>
				<AdminButton
					name="intent"
					value="validate"
					isBusy={intent === 'validate'}
					busyLabel="Validating..."
				>
					Validate
				</AdminButton>
				<FileButton
					className={adminButtonClass('secondary')}
					accept=".csv,.tsv,.txt,text/csv,text/plain"
					onFile={open}
				>
					<FileUp aria-hidden size={16} />
					Open file
				</FileButton>
				{more}
			</div>
			<LeaveWarning isChanged={isUnsaved} hasDraft={draft !== undefined} />
			{answer?.isUnsent && intent === undefined && <FormNotice answer={answer} />}
			{answer && !answer.isUnsent && !isOutdated && intent === undefined && (
				<div ref={outcome} className="grid scroll-my-4 gap-3">
					<BatchSummary answer={answer} />
					<BatchOutcome answer={answer} goTo={(row) => goToLine(area.current, row)} />
				</div>
			)}
		</Form>
	)
}

/** A text area's value has plain line ends, whatever it was rendered with. */
function withPlainLines(text: string): string {
	return text.replace(/\r\n?/g, '\n')
}

/** Replaces the text as if it were typed, so that Ctrl+Z restores it. */
export function replaceText(area: HTMLTextAreaElement | null, text: string): void {
	if (area) typeInto(area, 0, area.value.length, text)
}
