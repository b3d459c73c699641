import { type FormEvent, useRef, useState } from 'react'
import {
	kindsAt,
	longestReportNote,
	type ReportKind,
	type ReportPlace,
} from '#app/domain/reports/report.ts'
import { PlaceText } from '#app/features/reports/place-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { newId } from '#app/ui/new-id.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type SentReport, sendReport } from './send-report.ts'

export type ReportDialogProps = {
	userId: string
	place: ReportPlace
	/** The likeliest kind, chosen at first. */
	kind: ReportKind | undefined
	onSent: (sent: SentReport) => void
	onClose: () => void
}

const kindTexts: Record<ReportKind, string> = {
	pinyin: 'The pinyin',
	meaning: 'The meaning of the word',
	cut: 'Where the word begins or ends',
	translation: 'The translation',
	audio: 'The audio',
	exercise: 'The question or its answer',
	other: 'Something else',
}

/** Asks what is wrong at a place, and sends it. A sheet on phones. */
export function ReportDialog(props: ReportDialogProps) {
	const { userId, place, onSent, onClose } = props
	const dialog = useRef<HTMLDialogElement>(null)
	const [kind, setKind] = useState(props.kind)
	const [problem, setProblem] = useState<string>()
	const [isSending, setSending] = useState(false)
	// The same for each try, so that it arrives once.
	const [id] = useState(newId)

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (!kind) return
		const note = String(new FormData(event.currentTarget).get('note') ?? '').trim()
		setSending(true)
		setProblem(undefined)
		const sent = await sendReport(userId, { ...place, id, kind, note })
		setSending(false)
		if (sent.state === 'refused') return setProblem(sent.text)
		dialog.current?.close()
		onSent(sent)
	}

	return (
		<Dialog dialog={dialog} title="Something wrong?" onClose={onClose}>
			<PlaceText place={place} />
			<form onSubmit={send} className="grid grid-cols-1 gap-4">
				<fieldset className="grid gap-1">
					<legend className="mb-1 font-medium text-ink-soft text-sm">What is wrong?</legend>
					{kindsAt(place).map((one) => (
						<label key={one} className="flex min-h-9 items-center gap-2">
							<input
								type="radio"
								name="kind"
								required
								checked={kind === one}
								onChange={() => setKind(one)}
								className="size-4"
							/>
							{kindTexts[one]}
						</label>
					))}
				</fieldset>
				<TextAreaField
					label="What should it be? (optional)"
					name="note"
					rows={2}
					maxLength={longestReportNote}
				/>
				{problem && <Notice tone="error">{problem}</Notice>}
				<div className="flex justify-end gap-2">
					<Button type="button" look="secondary" onClick={() => dialog.current?.close()}>
						Cancel
					</Button>
					<Button isBusy={isSending} busyLabel="Sending...">
						Send
					</Button>
				</div>
			</form>
		</Dialog>
	)
}
