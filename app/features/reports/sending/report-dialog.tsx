import { useRef, useState } from 'react'
import { kindsAt, type ReportKind, type ReportPlace } from '#app/domain/reports/report.ts'
import { PlaceText } from '#app/features/reports/place-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { newId } from '#app/ui/new-id.ts'
import { Notice } from '#app/ui/notice.tsx'
import { NoteForm } from './note-form.tsx'
import { type SentReport, sendReport } from './send-report.ts'

export type ReportDialogProps = {
	userId: string
	place: ReportPlace
	/** The likeliest kind stands first. */
	kind: ReportKind | undefined
	/** A note was sent or refused, and the dialog is closed. */
	onNoted: (sent: SentReport) => void
	onClose: () => void
}

const kindTexts: Record<ReportKind, string> = {
	pinyin: 'Wrong pinyin',
	meaning: 'Wrong meaning',
	cut: 'Word divided wrongly',
	level: 'Wrong HSK level',
	translation: 'Wrong translation',
	audio: 'Wrong sound',
	exercise: 'Wrong question or answer',
	other: 'Something else',
}

/** Asks what is wrong at a place: a press on the kind sends it, and a note may follow. A sheet on phones. */
export function ReportDialog({ userId, place, kind, onNoted, onClose }: ReportDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const [sending, setSending] = useState<ReportKind>()
	const [kept, setKept] = useState<{ kind: ReportKind; isWaiting: boolean }>()
	const [problem, setProblem] = useState<string>()
	// The same for each try and for the note, so that it arrives once.
	const [id] = useState(newId)
	/** What is written and not on its way yet. */
	const note = useRef('')

	function send(kind: ReportKind, note: string): Promise<SentReport> {
		return sendReport(userId, { ...place, id, kind, note })
	}

	async function choose(kind: ReportKind) {
		// A button that is disabled would lose the focus to the page below.
		if (sending) return
		setSending(kind)
		setProblem(undefined)
		const sent = await send(kind, '')
		setSending(undefined)
		if (sent.state === 'refused') setProblem(sent.text)
		else setKept({ kind, isWaiting: sent.state === 'waits' })
	}

	async function finish(kind: ReportKind) {
		const written = note.current
		if (written !== '') {
			note.current = ''
			setSending(kind)
			setProblem(undefined)
			const sent = await send(kind, written)
			setSending(undefined)
			if (sent.state === 'refused' && dialog.current) {
				note.current ||= written
				return setProblem(sent.text)
			}
			onNoted(sent)
		}
		dialog.current?.close()
	}

	/** However it is closed, what was written is sent. */
	function close() {
		onClose()
		if (kept && note.current !== '') void send(kept.kind, note.current).then(onNoted)
	}

	const kinds = [...new Set([...(kind ? [kind] : []), ...kindsAt(place)])]
	return (
		<Dialog dialog={dialog} title="Something wrong?" onClose={close}>
			<PlaceText place={place} />
			{kept ? (
				<NoteForm
					isWaiting={kept.isWaiting}
					isBusy={sending !== undefined}
					onNote={(written) => {
						note.current = written
					}}
					onDone={() => finish(kept.kind)}
				/>
			) : (
				<fieldset className="grid gap-2">
					<legend className="mb-2 font-medium text-ink-soft text-sm">
						What is wrong? One press sends it.
					</legend>
					{kinds.map((one) => (
						<Button
							key={one}
							type="button"
							look="secondary"
							className="justify-start text-left"
							aria-busy={sending === one || undefined}
							onClick={() => choose(one)}
						>
							{sending === one ? 'Sending...' : kindTexts[one]}
						</Button>
					))}
				</fieldset>
			)}
			{problem && <Notice tone="error">{problem}</Notice>}
		</Dialog>
	)
}
