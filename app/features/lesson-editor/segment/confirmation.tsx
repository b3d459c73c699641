import { counted } from '#app/domain/counted.ts'
import type { EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'

export type Question = 'discard' | 'segment-again' | 'leave-raw'

type Props = {
	question: Question
	/** The segmented text. */
	edited: EditedText
	onConfirm: () => void
	onCancel: () => void
}

const questions = {
	discard: {
		title: 'Discard Segmentation Edits',
		text: 'You have modified the segmented text. Returning will discard your current segmentation edits. Continue?',
		verb: 'Continue',
	},
	'segment-again': {
		title: 'Re-segment Content',
		text: 'Re-segment will discard all segmentation and custom pinyin edits. Are you sure you want to continue?',
		verb: 'Re-segment',
	},
	'leave-raw': {
		title: 'Back to the segmented text',
		text: 'What you changed here is not segmented yet. Going back will discard it. Continue?',
		verb: 'Continue',
	},
} as const satisfies Record<Question, { title: string; text: string; verb: string }>

/** Asks before a segmented text becomes raw text again, and before raw text is left. */
export function Confirmation({ question, edited, onConfirm, onCancel }: Props) {
	const { title, text, verb } = questions[question]
	return (
		<Dialog key={question} title={title} onClose={onCancel}>
			<p className="pt-2">{text}</p>
			{question === 'segment-again' && <Consequences edited={edited} />}
			<div className="flex justify-end gap-2 pt-4">
				<AdminButton type="button" onClick={onCancel}>
					Cancel
				</AdminButton>
				<AdminButton type="button" look="primary" onClick={onConfirm}>
					{verb}
				</AdminButton>
			</div>
		</Dialog>
	)
}

/** Exactly what the next segmentation keeps and what it discards. */
function Consequences({ edited }: { edited: EditedText }) {
	const tokens = edited.paragraphs.flatMap(({ words }) => words.map(({ token }) => token))
	const readings = tokens.filter(({ isCustomPinyin }) => isCustomPinyin).length
	const blanks = tokens.filter(({ isHide }) => isHide).length
	return (
		<ul className="grid list-disc gap-1 pt-3 pl-5 text-ink-soft text-sm">
			<li>Words that you split are cut as the dictionary has them.</li>
			<li>Saved words that you joined stay, up to four characters.</li>
			<li>
				{counted(readings, 'pinyin edit')} and {counted(blanks, 'blank')} stay where their word
				stays.
			</li>
			<li>Spacing stays. You can undo everything, and nothing is saved yet.</li>
		</ul>
	)
}
