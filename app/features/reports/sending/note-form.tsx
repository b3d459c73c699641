import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reportErrors } from '#app/domain/errors/reports.ts'
import { longestReportNote } from '#app/domain/reports/report.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	/** The report waits for a network. */
	isWaiting: boolean
	/** The note is being sent. */
	isBusy: boolean
	/** The note as it stands. Empty if nothing is written. */
	onNote: (note: string) => void
	onDone: () => void
}

/** Thanks for a report that was sent, and takes a note on it. */
export function NoteForm({ isWaiting, isBusy, onNote, onDone }: Props) {
	const form = useRef<HTMLFormElement>(null)
	const [hasNote, setHasNote] = useState(false)

	// The button that was pressed is gone. A field would bring up the keyboard of a phone.
	useEffect(() => {
		const hasKeyboard = matchMedia('(pointer: fine)').matches
		form.current?.querySelector<HTMLElement>(hasKeyboard ? 'textarea' : 'button')?.focus()
	}, [])

	function finish(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		onDone()
	}

	function read({ currentTarget }: FormEvent<HTMLFormElement>) {
		const note = noteIn(currentTarget)
		setHasNote(note !== '')
		onNote(note)
	}

	return (
		<form ref={form} onSubmit={finish} onInput={read} className="grid grid-cols-1 gap-4">
			<Notice tone={isWaiting ? 'info' : 'success'}>
				{isWaiting ? reportErrors['report.kept'] : 'Thank you. An editor will look at it.'}
			</Notice>
			<TextAreaField
				label="What should it be? (optional)"
				name="note"
				rows={2}
				maxLength={longestReportNote}
			/>
			<div className="flex justify-end">
				<Button isBusy={isBusy} busyLabel="Sending...">
					{hasNote ? 'Send' : 'Done'}
				</Button>
			</div>
		</form>
	)
}

function noteIn(form: HTMLFormElement): string {
	return String(new FormData(form).get('note') ?? '').trim()
}
